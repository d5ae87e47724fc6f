import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../fault/support/debian-program.ts';

/** Debian packages. podman-compose asks podman for its version first. */
const PACKAGES = ['buildah', 'debootstrap', 'caddy', 'podman-compose', 'podman'];
const TOOLS = [...PACKAGES, 'setpriv'];
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Sets up what a container engine does: read-only root, volume, user, no new privileges. */
const ENTER = `set -e
root=$1 data=$2 user=$3 folder=$4; shift 4
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs none "$root/tmp"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind "$data" "$root/var/lib/prahari"
exec setpriv --clear-groups --no-new-privs unshare --root="$root" --wd="$folder" --setgid="$user" --setuid="$user" -- "$@"`;

/** Returns the reason why no image can be built here; undefined when one can. */
export function missingForContainers(): string | undefined {
  const missing = TOOLS.filter((tool) => !findProgram(tool));
  if (missing.length > 0) return `${missing.join(', ')} not installed: apt-get install ${PACKAGES.join(' ')}`;
  return process.getuid?.() === 0 ? undefined : 'root is needed to mount the image and to change the user';
}

interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
}

export interface Started {
  output: () => string;
  ended: Promise<number | null>;
  signal: (name: NodeJS.Signals) => void;
}

/** Creates a folder for buildah's images and containers. */
export function openStorage() {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-container-'));
  chmodSync(folder, 0o755);
  const storage = [
    '--storage-driver',
    'vfs',
    '--root',
    join(folder, 'storage'),
    '--runroot',
    join(folder, 'run'),
  ];

  function run(command: string, args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout.trim();
  }
  const buildah = (...args: string[]) => run('buildah', [...storage, ...args]);

  /** Makes a base image of Debian and this Node, under the name in the Containerfile. */
  function makeBase(name: string, release: string): void {
    const root = join(folder, 'base');
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates,libatomic1', release, root]);
    cpSync(realpathSync(process.execPath), join(root, 'usr/local/bin/node'));
    run('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node']);
    const container = buildah('from', 'scratch');
    run('cp', ['-a', `${root}/.`, buildah('mount', container)]);
    buildah('config', '--env', `PATH=${PATH}`, container);
    buildah('commit', '--quiet', '--rm', container, name);
    rmSync(root, { recursive: true, force: true });
  }

  /** Runs a shell command in a container and keeps its changes. */
  const runIn = (container: string, command: string) =>
    buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-c', command);

  /** Runs commands of an image as its user, on a read-only root with this machine's network. */
  function open(image: string) {
    const inspected = JSON.parse(buildah('inspect', '--type', 'image', image));
    const config: ImageConfig = inspected.OCIv1.config;
    const root = buildah('mount', buildah('from', '--pull-never', image));
    const users = readFileSync(join(root, 'etc/passwd'), 'utf8');
    const id =
      users
        .split('\n')
        .find((line) => line.startsWith(`${config.User}:`))
        ?.split(':')[2] ?? '';
    const volume = (name: string) => {
      const data = join(folder, name);
      mkdirSync(data, { mode: 0o700 });
      chownSync(data, Number(id), Number(id));
      return data;
    };
    function start(command: readonly string[], data: string, env: Record<string, string>): Started {
      const entered = ['--mount', 'sh', '-c', ENTER, 'sh', root, data, id, config.WorkingDir, ...command];
      const ofImage = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2)));
      const child = spawn('unshare', entered, { env: { ...ofImage, ...env } });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      return {
        output: () => output,
        ended: new Promise((done) => child.on('close', done)),
        signal: (name) => child.kill(name),
      };
    }
    return { config, root, volume, start };
  }

  return {
    folder,
    buildah,
    makeBase,
    runIn,
    open,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
