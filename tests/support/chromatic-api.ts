import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Call {
  operation: string;
  // biome-ignore lint/suspicious/noExplicitAny: variables of any GraphQL operation
  variables: any;
}

export interface ChromaticApi {
  url: string;
  /** Calls so far, uploads of files excluded. */
  calls: readonly Call[];
  /** Bytes uploaded so far. */
  uploaded: () => number;
  stop: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const build = { id: 'build', number: 2, status: 'IN_PROGRESS', reportToken: 'report', browsers: ['chrome'] };
const app = { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false };
const features = { uiTests: true, uiReview: true, isReactNativeApp: false };
const finished = {
  ...build,
  status: 'PASSED',
  startedAt: 1,
  completedAt: 2,
  specCount: 1,
  componentCount: 1,
  testCount: 0,
  changeCount: 0,
  errorCount: 0,
  actualTestCount: 0,
  actualCaptureCount: 0,
  inheritedCaptureCount: 0,
  interactionTestFailuresCount: 0,
  inProgressCount: 0,
  webUrl: 'http://127.0.0.1/build',
  features: { ...features, accessibilityTests: { enabled: false } },
  autoAcceptChanges: false,
  turboSnapEnabled: true,
  wasLimited: false,
  app: { manageUrl: '', setupUrl: '', account: {}, repository: null },
  tests: [],
};

/** Answers an operation as Chromatic does for a project whose last build was of the commit `baseline`. */
function replyTo({ operation, variables }: Call, url: string, baseline: string): object {
  const target = (filePath: string) => ({
    contentType: 'application/octet-stream',
    fileKey: 'key',
    filePath,
    formAction: `${url}/upload`,
    formFields: {},
  });
  switch (operation) {
    case 'CreateAppTokenMutation':
      return { appToken: 'app-token' };
    case 'FirstCommittedAtQuery':
      return { app: { firstBuild: { committedAt: 1 }, lastBuild: { commit: baseline, committedAt: 1 } } };
    case 'HasBuildsWithCommitsQuery':
      return { app: { hasBuildsWithCommits: variables.commits.filter((each: string) => each === baseline) } };
    case 'BaselineCommitsQuery':
      return { app: { baselineBuilds: [{ ...finished, number: 1, commit: baseline, committedAt: 1 }] } };
    case 'AnnounceBuildMutation':
      return { announceBuild: { ...build, status: 'ANNOUNCED', autoAcceptChanges: false, features, app } };
    case 'UploadBuildMutation':
      return {
        uploadBuild: {
          info: {
            sentinelUrls: [],
            targets: variables.files.map(({ filePath }: { filePath: string }) => target(filePath)),
            zipTarget: variables.zip ? target('storybook.zip') : null,
          },
          build: { ...build, ancestorBuilds: [] },
          userErrors: [],
        },
      };
    case 'PublishBuildMutation':
      return { publishBuild: { status: 'PUBLISHED', storybookUrl: `${url}/storybook` } };
    case 'BuildUploadHashes':
      return {
        buildUploadHashes: {
          build: { turboSnapStatus: 'APPLIED', turboSnapMechanism: 'V1', turboSnapHashBailReason: null },
        },
      };
    default:
      return {
        app: { build: finished, lastBuild: finished, hasBuildsWithCommits: [], mergedPullRequests: [] },
      };
  }
}

/** Starts a stand-in for Chromatic's API, for `CHROMATIC_INDEX_URL`. Tokens and uploads are never checked. */
export async function startChromaticApi(baseline: string): Promise<ChromaticApi> {
  const calls: Call[] = [];
  let uploaded = 0;
  let url = '';
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.url === '/upload') {
      uploaded += body.length;
      response.writeHead(204).end();
      return;
    }
    const { query = '', variables = {} } = body.length > 0 ? JSON.parse(body.toString()) : {};
    const operation = /(?:mutation|query) (\w+)/.exec(query)?.[1] ?? request.url ?? '';
    calls.push({ operation, variables });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: replyTo({ operation, variables }, url, baseline) }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    uploaded: () => uploaded,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
