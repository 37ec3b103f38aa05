/** Where it is kept on this device that the visitor has dismissed the announcement. Specification §4. */
export const announcementKey = 'cornerbell:announcement';
