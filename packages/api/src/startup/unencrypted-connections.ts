import { BlockList, isIP } from 'node:net';
import type { Config } from '../config.ts';

/** Loopback, private (RFC 1918, 4193, 6598) and link-local networks. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, bits);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Names outside public DNS: `localhost`, single labels and private domains. */
const PRIVATE_HOST_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/i;

/** True for a host in a private network. A socket path or an empty host is this machine. */
function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  const kind = isIP(bare);
  if (kind === 0)
    return bare === '' || bare.startsWith('/') || PRIVATE_HOST_NAME.test(bare.replace(/\.$/, ''));
  return privateNetworks.check(bare, kind === 6 ? 'ipv6' : 'ipv4');
}

function isPlainPostgres({ searchParams }: URL): boolean {
  const sslmode = searchParams.get('sslmode');
  if (sslmode !== null) return sslmode === 'disable';
  const ssl = searchParams.get('ssl') ?? '0';
  return (
    ['0', 'false'].includes(ssl) &&
    !['sslcert', 'sslkey', 'sslrootcert'].some((name) => searchParams.has(name)) &&
    searchParams.get('sslnegotiation') !== 'direct'
  );
}

const isPlainSmtp = ({ protocol, searchParams }: URL): boolean =>
  protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true';

/** Warns of unencrypted connections to other networks (ASVS 12.3.1), without URLs and passwords. */
export function unencryptedConnections({
  databaseUrl,
  databaseReplicaUrl,
  smtpUrl,
  s3,
}: Pick<Config, 'databaseUrl' | 'databaseReplicaUrl' | 'smtpUrl' | 's3'>): string[] {
  const lines: string[] = [];
  for (const [name, text] of [
    ['DATABASE_URL', databaseUrl],
    ['DATABASE_REPLICA_URL', databaseReplicaUrl],
  ] as const) {
    const database = text === undefined ? null : URL.parse(text);
    const host = database?.searchParams.get('host') || database?.hostname || '';
    if (database && !isPrivateHost(host) && isPlainPostgres(database))
      lines.push(
        `${name} reaches ${host} without encryption: whoever is on the way reads all data. Add ?sslmode=verify-full`,
      );
  }
  const smtp = smtpUrl === undefined ? null : URL.parse(smtpUrl);
  if (smtp && !isPrivateHost(smtp.hostname) && isPlainSmtp(smtp))
    lines.push(
      `SMTP_URL does not demand encryption of ${smtp.hostname}: whoever is on the way may read codes. Use smtps:// or add ?requireTLS=true`,
    );
  const storage = s3 && new URL(s3.endpoint);
  if (storage?.protocol === 'http:' && !isPrivateHost(storage.hostname))
    lines.push(
      `S3_ENDPOINT reaches ${storage.hostname} without encryption: whoever is on the way reads all receipts. Use https://`,
    );
  return lines;
}
