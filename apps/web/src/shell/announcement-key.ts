/**
 * Where it is kept on this device that the visitor has dismissed the announcement. Specification §4.
 *
 * In a file of its own: the bundler would put what stands beside it into the boot script.
 */
export const announcementKey = 'cornerbell:announcement';
