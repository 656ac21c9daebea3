// Reads .env of this folder into the environment, for `npm start`. What is set already stays. Node's own option for it
// (--env-file-if-exists) is newer than the oldest Node that works.

try {
  process.loadEnvFile();
} catch (error) {
  if (error.code !== 'ENOENT') {
    console.error(`.env could not be read: ${error.message}`);
    process.exit(1);
  }
}
