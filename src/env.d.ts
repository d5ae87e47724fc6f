/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Where the API is; unset: the same origin. */
  readonly PUBLIC_API_URL?: string;
  /** Set for inline scripts only: the URL that endpoint paths are appended to. */
  readonly API_BASE: string;
}

declare module '*?inline-script' {
  /** The whole script, minified, to stand inside `<script>`. */
  export const code: string;
}
