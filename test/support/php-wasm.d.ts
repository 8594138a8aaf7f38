declare module '@php-wasm/node-7-4' {
  /** The loader of PHP 7.4 for the runtime of `@php-wasm/universal`. */
  export function getPHPLoaderModule(): Promise<import('@php-wasm/universal').PHPLoaderModule>;
}
