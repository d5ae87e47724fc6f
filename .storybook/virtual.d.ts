declare module 'virtual:story-samples' {
  const samples: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default samples;
}
