import pg from 'pg';

export interface SharedConnectionsOptions {
  size: number;
  config: pg.ClientConfig;
  onConnect: (client: pg.Client) => Promise<void>;
  onLost: (error: Error) => void;
}

/**
 * Opens connections that many callers share. In pipeline mode each sends the statements of all callers at once, and PostgreSQL
 * replies in order: a slow statement delays those behind it, and a transaction would take in statements of others.
 */
export function sharedConnections({ size, config, onConnect, onLost }: SharedConnectionsOptions) {
  const clients = new Array<Promise<pg.Client> | undefined>(size);
  let last = 0;

  function open(place: number): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true });
    const opened = client
      .connect()
      .then(() => onConnect(client))
      .then(() => client);
    const forget = () => {
      if (clients[place] === opened) clients[place] = undefined;
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
    /** The next connection. One that was lost is opened again. */
    next: (): Promise<pg.Client> => {
      last = (last + 1) % size;
      clients[last] ??= open(last);
      return clients[last] as Promise<pg.Client>;
    },
    /** Closes the connections without waiting for the server, which may be unreachable. */
    end: (): void => {
      for (const opened of clients)
        opened?.then(
          (client) => void client.end(),
          () => {},
        );
    },
  };
}
