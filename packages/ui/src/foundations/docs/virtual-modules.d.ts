declare module 'virtual:component-facts' {
  /** Every component of base and features, by title. Made by scripts/components/component-facts.ts. */
  const facts: readonly import('./component-facts.ts').ComponentFacts[];
  export default facts;
}
