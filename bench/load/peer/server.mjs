// node server.mjs --port N --storage memory|file [--dir D]: boardgame.io's server with tide, on loopback only.
import './production.mjs';
import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js';
import { parseArgs } from 'node:util';
import { tide } from './game.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    storage: { type: 'string', default: 'memory' },
    dir: { type: 'string' },
  },
});
if (!['memory', 'file'].includes(values.storage) || (values.storage === 'file') !== (values.dir !== undefined)) {
  console.error('usage: server.mjs --port N --storage memory|file, with file --dir D');
  process.exit(2);
}

const db = values.storage === 'file' ? new FlatFile({ dir: values.dir }) : undefined; // its default is memory
const server = Server({ games: [tide], origins: [], db });

const listen = server.app.listen; // it would listen on every interface
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);

process.on('SIGTERM', () => process.exit(0));
const { appServer } = await server.run(Number(values.port));
console.log(`ready ${appServer.address().port}`);
