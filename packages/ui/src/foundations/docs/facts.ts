/// <reference path="./virtual-modules.d.ts" />
export { default as facts } from 'virtual:component-facts';
