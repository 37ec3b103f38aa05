import { createContext, use } from 'react';

/** What differs between deployments of the same build. */
export interface Settings {
  /** The origin of the function; empty if it is the site's. */
  readonly functionsUrl: string;
  /** The public key of the function's project. */
  readonly functionsKey: string;
  /** Whether applications are sent to the function, or only logged in the browser. */
  readonly deliversApplications: boolean;
}

/** The settings of a site whose function is on its own origin, as the local host serves it. */
export const defaultSettings: Settings = {
  functionsUrl: '',
  functionsKey: 'public',
  deliversApplications: false,
};

const SettingsContext = createContext(defaultSettings);

/** Provides the settings. */
export const SettingsProvider = SettingsContext.Provider;

/** The settings of this deployment. */
export const useSettings = (): Settings => use(SettingsContext);
