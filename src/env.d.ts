/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The URL of the API; the same origin when unset. */
  readonly PUBLIC_API_URL?: string;
  /** The URL that endpoint paths are appended to; set for inline scripts only. */
  readonly API_BASE: string;
}

declare module '*?inline-script' {
  /** The whole script, minified for an inline `<script>`. */
  export const code: string;
}
