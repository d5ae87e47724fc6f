import type { Plugin } from 'vite';

const MODULE = 'virtual:component-facts';

/** A plugin of Vite: `import facts from 'virtual:component-facts'`, gathered when a page asks for them. */
export const componentFactsModule = (): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: async (id) => {
    if (id !== `\0${MODULE}`) return null;
    // tests of stories load this plugin and never ask
    const { componentFacts } = await import('./component-facts.ts');
    return `export default ${JSON.stringify(await componentFacts())}`;
  },
});
