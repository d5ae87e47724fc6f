import pg from 'pg';

interface SharedConnectionOptions {
  config: pg.ClientConfig;
  onConnect: (client: pg.Client) => Promise<void>;
  onLost: (error: Error) => void;
}

/**
 * Returns a connection that all callers share, opened when it is first used and after it was lost.
 * It pipelines their statements, so a slow one delays those behind it, and a transaction would take
 * in the statements of others.
 */
export function sharedConnection({ config, onConnect, onLost }: SharedConnectionOptions) {
  let current: Promise<pg.Client> | undefined;

  function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true });
    const opened = client
      .connect()
      .then(() => onConnect(client))
      .then(() => client);
    const forget = () => {
      if (current === opened) current = undefined;
    };
    client.on('error', onLost);
    client.on('end', forget);
    opened.catch(() => {
      forget();
      void client.end();
    });
    return opened;
  }

  return {
    client: (): Promise<pg.Client> => {
      current ??= open();
      return current;
    },
    /**
     * Closes the connection after the statements on their way. It doesn't wait for the server,
     * which may be unreachable.
     */
    close: (): void => {
      current?.then(
        (client) => void client.end(),
        () => {},
      );
      current = undefined;
    },
  };
}
