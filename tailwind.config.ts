export { default } from '@prahari/ui/tailwind';
