import { connect } from 'node:net';

/** True if a program listens on this port of 127.0.0.1. */
export const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
