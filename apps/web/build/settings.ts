/**
 * Reads the settings of a deployment from the environment.
 *
 * @returns Those of the browser, and the endpoint that counts visits: an absolute address or a
 *   path, empty if they are not counted.
 * @throws Error if one is invalid; the message says what is expected.
 */
export function readSettings(variables: NodeJS.ProcessEnv) {
  const {
    FUNCTIONS_URL: functionsUrl = '',
    FUNCTIONS_KEY: functionsKey = '',
    APPLICATION_DELIVERY: delivery = '',
    VISITS_URL: visitsUrl = '',
  } = variables;
  if (delivery !== '' && delivery !== 'function')
    throw new Error(
      `APPLICATION_DELIVERY can't be used. Expected "function" or nothing. Received "${delivery}".`,
    );
  for (const [name, url] of Object.entries({ FUNCTIONS_URL: functionsUrl, VISITS_URL: visitsUrl }))
    if (url !== '' && !(name === 'VISITS_URL' && url.startsWith('/')) && !URL.canParse(url))
      throw new Error(
        `${name} can't be used. Expected an address such as https://api.example.com. Received "${url}".`,
      );
  return {
    functionsUrl: functionsUrl.replace(/\/$/, ''),
    functionsKey: functionsKey || 'public',
    deliversApplications: delivery === 'function',
    visitsUrl,
  };
}
