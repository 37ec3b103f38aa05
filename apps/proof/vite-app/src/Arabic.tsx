import { Container, Header, PlanCard, Stack, UiProvider } from '@cornerbell/ui';
import * as RadioGroup from '@cornerbell/ui/radio-group';
import * as Tabs from '@cornerbell/ui/tabs';
import { useEffect } from 'react';

const labels = { main: 'الرئيسية', menu: 'القائمة', close: 'إغلاق' };

export function Arabic() {
  useEffect(() => {
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
    return () => void Object.assign(document.documentElement, { dir: 'ltr', lang: 'en' });
  }, []);
  return (
    <UiProvider dir="rtl" locale="de-DE" currency="EUR" labels={labels}>
      <Header
        brand={{ name: 'الاستقبال', href: '/' }}
        menus={['الصالة', 'المساعدة'].map((label) => ({
          id: label,
          label,
          links: [{ label, href: '/' }],
        }))}
      />
      <main>
        <Container>
          <Stack gap="xl">
            <h1>الأعضاء</h1>
            <Tabs.Root defaultValue="1">
              <Tabs.List aria-label="الأيام">
                <Tabs.Trigger value="1">الإثنين</Tabs.Trigger>
                <Tabs.Trigger value="2">الثلاثاء</Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="1">ملاكمة</Tabs.Content>
              <Tabs.Content value="2">راحة</Tabs.Content>
            </Tabs.Root>
            <RadioGroup.Root label="المستوى" defaultValue="a">
              <RadioGroup.Item value="a" label="مبتدئ" />
              <RadioGroup.Item value="b" label="متقدم" />
            </RadioGroup.Root>
            <PlanCard
              name="شهري"
              headingLevel={2}
              price={49.9}
              originalPrice={1179}
              period="شهر"
              description="لصالة."
              features={[]}
              action={null}
            />
          </Stack>
        </Container>
      </main>
    </UiProvider>
  );
}
