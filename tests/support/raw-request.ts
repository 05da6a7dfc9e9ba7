import { connect } from 'node:net';

/** Sends this text as it is; what comes until the server closes the line. */
export const sendRaw = (url: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
