import { parseLeadBody } from '@cornerbell/api/schema';
import { relatedIn } from '@cornerbell/content';
import { Markdown } from '@cornerbell/markdown';
import { Card, Container, ResourceCard, TextField } from '@cornerbell/ui';
import * as Accordion from '@cornerbell/ui/accordion';
import NextLink from 'next/link';
import { MemberTable } from '../../MemberTable';

const pads = { id: 'How to hold pads', publishedDate: '2026-10-01', category: 'pads' };
const related = relatedIn([pads, { ...pads, id: 'The first class' }])(pads);

const checked = parseLeadBody({ endpoint: 'newsletter', name: 'Sam', email: 'sam' });

export default function Page() {
  return (
    <Container>
      <h1>Twelve evenings in the corner</h1>
      {related.map(({ id }) => (
        <ResourceCard key={id} asChild headingLevel={2} title={id} excerpt="Pads." badges="New">
          <NextLink href="/#lessons" />
        </ResourceCard>
      ))}
      <Markdown source={'## Before class\nRead [the rules](/rules).'} />
      <Card asChild>
        <form>
          <TextField label="E-mail" name="email" error={checked.ok ? '' : checked.error.code} />
        </form>
      </Card>
      <Accordion.Root multiple>
        <Accordion.Item value="fees">
          <Accordion.Trigger headingLevel={2}>When do I pay?</Accordion.Trigger>
          <Accordion.Content>On the first evening.</Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>
      <MemberTable />
    </Container>
  );
}
