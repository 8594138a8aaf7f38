/** Serves the demo shop and prints its address. `npm start` builds first; `PORT` chooses the port, default 4173. */
import { startShop } from '../fixtures/server';

/** Runs until the process ends. */
export default async function main(): Promise<void> {
  const shop = await startShop({ port: Number(process.env.PORT ?? 4173) });
  console.log(`\nThe demo shop is open: ${shop.url}/\nEnd it with Ctrl+C.`);
}
