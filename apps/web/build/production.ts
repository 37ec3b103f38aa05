// Imported first, because React reads it when it is loaded.
import process from 'node:process';

process.env['NODE_ENV'] = 'production';
