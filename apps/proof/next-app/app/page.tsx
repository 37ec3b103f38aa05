import { parseLeadBody } from '@cornerbell/api/schema';
import { relatedPostsIn } from '@cornerbell/content';
import { Markdown } from '@cornerbell/markdown';
import {
  Badge,
  Button,
  Card,
  CheckboxField,
  Container,
  Prose,
  ResourceCard,
  Stack,
  TextField,
} from '@cornerbell/ui';
import * as Accordion from '@cornerbell/ui/accordion';
import * as Tabs from '@cornerbell/ui/tabs';
import NextLink from 'next/link';

const lesson = (id: string, publishedDate: string) => ({ id, publishedDate, category: 'pads' });
const [first, ...others] = [
  lesson('How to hold pads', '2026-10-01'),
  lesson('The first class', '2026-10-08'),
];
const related = first ? relatedPostsIn([first, ...others])(first) : [];

const checked = parseLeadBody({ endpoint: 'newsletter', name: 'Sam', email: 'sam' });

export default function Page() {
  return (
    <Container>
      <Stack gap="xl">
        <h1>Twelve evenings in the corner</h1>
        {related.map(({ id, publishedDate }) => (
          <ResourceCard
            key={id}
            asChild
            headingLevel={2}
            title={id}
            excerpt="Two rounds of theory, eight of practice."
            badges={<Badge hue="green">Practice</Badge>}
            facts={<time dateTime={publishedDate}>{publishedDate}</time>}
          >
            <NextLink href="/#lessons" />
          </ResourceCard>
        ))}
        <Prose>
          <Markdown source={'## Before class\nRead [the rules](/rules).'} />
        </Prose>
        <Card asChild>
          <form>
            <TextField
              label="E-mail address"
              name="email"
              error={checked.ok ? '' : checked.error.code}
            />
            <CheckboxField label="Also about seminars" name="seminars" />
            <Button type="submit">Send</Button>
          </form>
        </Card>
        <Tabs.Root defaultValue="spring">
          <Tabs.List aria-label="Terms">
            <Tabs.Trigger value="spring">Spring</Tabs.Trigger>
            <Tabs.Trigger value="autumn">Autumn</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="spring">From March on.</Tabs.Content>
          <Tabs.Content value="autumn">From September on.</Tabs.Content>
        </Tabs.Root>
        <Accordion.Root multiple>
          <Accordion.Item value="fees">
            <Accordion.Trigger headingLevel={2}>When do I pay?</Accordion.Trigger>
            <Accordion.Content>On the first evening.</Accordion.Content>
          </Accordion.Item>
        </Accordion.Root>
      </Stack>
    </Container>
  );
}
