/** Builds, serves the demo shop and prints its address. `npm start`; `PORT` chooses the port, default 4173. */
import { startShop } from '../fixtures/server';
import build from './build';

/** Runs until the process is ended. */
export default async function main(): Promise<void> {
  await build();
  const shop = await startShop({ port: Number(process.env.PORT ?? 4173) });
  console.log(`\nThe demo shop is open: ${shop.url}/\nEnd it with Ctrl+C.`);
}
