/// <reference types="astro/client" />

declare module '*?inline-script' {
  /** The whole script, minified, to stand inside `<script>`. */
  export const code: string;
}
