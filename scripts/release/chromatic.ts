// Publishes Storybook to Chromatic, changed stories only. Without a token it prints a message and exits.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('chromatic: CHROMATIC_PROJECT_TOKEN is not set, nothing was published');
  process.exit(0);
}
const { status } = spawnSync(
  'chromatic',
  ['--exit-zero-on-changes', '--only-changed', '--build-script-name=storybook:build'],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
