import manifest from '../package.json' with { type: 'json' };

/** The version of the running server: `1.0.0`. */
export const VERSION: string = manifest.version;
