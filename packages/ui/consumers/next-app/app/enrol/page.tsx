import {
  Button,
  Container,
  Grid,
  GuideCard,
  ProgressBar,
  Prose,
  Section,
  Stack,
  TextField,
} from '@cornerbell/ui';
import * as Accordion from '@cornerbell/ui/accordion';
import * as Tabs from '@cornerbell/ui/tabs';
import NextLink from 'next/link';
import { Frame } from '../Frame';

export default function Page() {
  return (
    <Frame>
      <Section tone="white" labelledBy="enrol">
        <Container>
          <Stack gap="xl">
            <h1 id="enrol">Enrol</h1>
            <Grid columns={2}>
              <form>
                <Stack>
                  <TextField
                    label="Gym"
                    name="gym"
                    error="Write your gym’s name, such as Southpaw."
                  />
                  <Button type="submit">Send</Button>
                </Stack>
              </form>
              <Stack>
                <ProgressBar label="Places taken" value={9} max={12} />
                <Prose>
                  <p>Ada holds pads for a living.</p>
                </Prose>
                <Tabs.Root defaultValue="spring">
                  <Tabs.List aria-label="Terms">
                    <Tabs.Trigger value="spring">Spring</Tabs.Trigger>
                    <Tabs.Trigger value="autumn">Autumn</Tabs.Trigger>
                  </Tabs.List>
                  <Tabs.Content value="spring">From March on.</Tabs.Content>
                  <Tabs.Content value="autumn">From September on.</Tabs.Content>
                </Tabs.Root>
                <Accordion.Root>
                  <Accordion.Item value="fees">
                    <Accordion.Trigger headingLevel={2}>When do I pay?</Accordion.Trigger>
                    <Accordion.Content>On the first evening.</Accordion.Content>
                  </Accordion.Item>
                </Accordion.Root>
                <GuideCard
                  asChild
                  headingLevel={2}
                  title="Pads, a first guide"
                  excerpt="What to hold and when."
                  type={{ label: 'Guide', hue: 'violet' }}
                  downloads={41}
                >
                  <NextLink href="/lessons#hold-pads" />
                </GuideCard>
              </Stack>
            </Grid>
          </Stack>
        </Container>
      </Section>
    </Frame>
  );
}
