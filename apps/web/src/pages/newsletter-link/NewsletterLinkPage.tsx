import { leadFunctionPath } from '@cornerbell/api/schema';
import { Button, Container, Heading, Section, Stack, Text, TextField } from '@cornerbell/ui';
import { answer } from '../../forms/LeadForm.css.ts';
import type { Page } from '../../page.ts';
import { useSettings } from '../../shared/settings.ts';
import { useShownLocation } from '../../shared/shown-location.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import type { NewsletterLinkData } from './data.ts';
import * as styles from './NewsletterLinkPage.css.ts';

const token = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * The page of a mailed link. Its token is in the fragment, which browsers don't send; the button
 * posts it to the function, which redirects here with a status. Without JavaScript, it is pasted.
 */
export const page: Page<NewsletterLinkData> = function NewsletterLinkPage({
  data: { action, codeLabel, copy },
}) {
  const { functionsUrl } = useSettings();
  const { hash } = useShownLocation();
  const hydrated = useHydrated();
  const known = hydrated ? token.exec(hash)?.[0] : undefined;
  return (
    <Section as="div" tone="white">
      <Container>
        <Stack>
          <Heading level={1} size="xl">
            {copy.title}
          </Heading>
          <form
            className={styles.form}
            method="post"
            action={`${functionsUrl}${leadFunctionPath}/${action}`}
          >
            <Text>{copy.text}</Text>
            {known === undefined ? (
              <TextField
                className={hydrated ? styles.code : styles.lateCode}
                label={codeLabel}
                name="token"
                required
                pattern={token.source}
                autoComplete="off"
              />
            ) : (
              <input type="hidden" name="token" value={known} />
            )}
            <Button type="submit">{copy.submitLabel}</Button>
          </form>
          {Object.entries(copy.statuses).map(([status, text]) => (
            <p key={status} id={`${action}-${status}`} className={answer}>
              {text}
            </p>
          ))}
        </Stack>
      </Container>
    </Section>
  );
};
