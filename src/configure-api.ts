import { configureApi } from '@prahari/ui/api/configure-api';

// Runs before the first island, only in a build with PUBLIC_API_URL: see scripts/build/api-on-another-origin.ts
configureApi({
  url: document.documentElement.dataset.api,
  adapter: async () => (await import('@prahari/ui/api/hosted/call-hosted')).callHosted,
});
