import { configureApi } from '@prahari/ui/api/configure-api';

// Runs before the first island, in builds with PUBLIC_API_URL only.
configureApi({ url: document.documentElement.dataset.api });
