import type { Settings } from '../src/shared/settings.ts';

/** Settings of a deployment, with the endpoint that counts visits. */
export interface DeploymentSettings extends Settings {
  /** An absolute address or a path; empty if visits are not counted. */
  readonly visitsUrl: string;
}

/**
 * Reads the settings of a deployment from the environment.
 *
 * @throws Error if one is invalid; the message says what is expected.
 */
export function readSettings(variables: NodeJS.ProcessEnv): DeploymentSettings {
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
