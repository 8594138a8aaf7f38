declare module 'sourcebuster/src/js/sourcebuster' {
  interface Preferences {
    /** Months. */
    lifetime?: number;
    /** Minutes. */
    session_length?: number;
    timezone_offset?: string;
    /** `isolate`: cookies for this very host only. */
    domain?: { host: string; isolate: boolean };
    organics?: { host: string; param: string; display?: string }[];
    callback?(get: unknown): void;
  }
  const sbjs: { init(preferences?: Preferences): void; get?: unknown };
  export default sbjs;
}
