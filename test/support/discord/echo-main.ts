import { startEcho } from './echo.ts';

const client = await startEcho(process.env);
process.stdout.write('ready\n');
process.once('SIGTERM', () => void client.destroy().then(() => process.exit(0)));
