/** The plugin's rules in PHP 7.4, the oldest that the plugin runs on, as WebAssembly: no PHP is needed on the machine. */
import { readFileSync } from 'node:fs';
import { getPHPLoaderModule } from '@php-wasm/node-7-4';
import { loadPHPRuntime, PHP } from '@php-wasm/universal';

const RULES = 'src/wordpress/plugin/includes/';

/** PHP with the rules of the plugin. */
export interface Rules {
  /** The value of an expression of PHP; `variables` are its variables. Both ways values go through JSON. */
  evaluate<T>(expression: string, variables?: Record<string, unknown>): Promise<T>;
}

/** Loads files of `includes/`; expressions stand in the namespace `StorefrontWidgets\\Rules`. */
export async function loadRules(...files: string[]): Promise<Rules> {
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  const pathOf = (file: string): string => `/${file.replaceAll('/', '-')}`;
  for (const file of files) php.writeFile(pathOf(file), readFileSync(`${RULES}${file}`, 'utf8'));
  const required = files.map((file) => `require '${pathOf(file)}';`).join('\n');
  return {
    async evaluate<T>(expression: string, variables: Record<string, unknown> = {}): Promise<T> {
      php.writeFile('/variables.json', JSON.stringify(variables));
      const code = `<?php
        namespace StorefrontWidgets\\Rules;
        error_reporting( E_ALL );
        set_error_handler( static function ( $number, $text ) { throw new \\ErrorException( $text ); } );
        define( 'ABSPATH', '/' );
        ${required}
        extract( json_decode( file_get_contents( '/variables.json' ), true ) );
        echo json_encode( ${expression} );`;
      const { text, errors, exitCode } = await php.run({ code });
      if (exitCode !== 0 || errors) throw new Error(`${expression}: ${errors || text}`);
      return JSON.parse(text) as T;
    },
  };
}
