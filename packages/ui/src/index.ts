export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/Accordion/Accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/AlertDialog.tsx';
export {
  AnnouncementBanner,
  type AnnouncementBannerProps,
} from './components/AnnouncementBanner/AnnouncementBanner.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { BarChart, type BarChartProps, type ChartBar } from './components/BarChart/BarChart.tsx';
export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export type { ButtonLook } from './components/Button/look.ts';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Callout, type CalloutProps } from './components/Callout/Callout.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { CheckboxField, type CheckboxFieldProps } from './components/Field/CheckboxField.tsx';
export { Container } from './components/Container/Container.tsx';
export {
  DataList,
  type DataListProps,
  type DataRow,
  type DataRowLead,
} from './components/DataList/DataList.tsx';
export {
  DataTable,
  type DataTableCell,
  type DataTableColumn,
  type DataTableProps,
  type DataTableRow,
} from './components/DataTable/DataTable.tsx';
export type { DataTableSort } from './components/DataTable/state.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { FactStrip, type Fact, type FactStripProps } from './components/FactStrip/FactStrip.tsx';
export { FeatureCard, type FeatureCardProps } from './components/Card/FeatureCard.tsx';
export type { FieldCopy, FieldSize } from './components/Field/FieldParts.tsx';
export {
  Footer,
  type FooterColumn,
  type FooterLink,
  type FooterProps,
} from './components/Footer/Footer.tsx';
export {
  FormStatus,
  type FormState,
  type FormStatusProps,
} from './components/FormStatus/FormStatus.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Header, type HeaderProps } from './components/Header/Header.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export type { HeaderLink, HeaderMenu } from './components/Header/menu.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  Link,
  LinkProvider,
  type LinkProps,
  type LinkProviderProps,
} from './components/Link/LinkProvider.tsx';
export { Logo } from './components/Logo/Logo.tsx';
export { openAccordionItem } from './components/Accordion/open-accordion-item.ts';
export { PlanCard, type PlanCardProps } from './components/Card/PlanCard.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { Prose } from './components/Prose/Prose.tsx';
export { RequiredNote } from './components/Field/RequiredNote.tsx';
export { ResourceCard, type ResourceCardProps } from './components/Card/ResourceCard.tsx';
export { Section, type SectionProps, type SectionTone } from './components/Section/Section.tsx';
export {
  SearchField,
  type SearchFieldProps,
  type Suggestion,
} from './components/SearchField/SearchField.tsx';
export {
  SegmentBar,
  type SegmentBarProps,
  type SegmentGroup,
} from './components/SegmentBar/SegmentBar.tsx';
export { SelectField, type SelectFieldProps } from './components/Field/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export type { SocialNetwork } from './components/Footer/social-icons.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StatTile, type StatTileProps } from './components/Card/StatTile.tsx';
export {
  StatusTag,
  type Status,
  type StatusTagProps,
  type StatusTone,
} from './components/StatusTag/StatusTag.tsx';
export { TabNav, type NavItem, type TabNavProps } from './components/TabNav/TabNav.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextareaField, type TextareaFieldProps } from './components/Field/TextareaField.tsx';
export { TextField, type TextFieldProps } from './components/Field/TextField.tsx';
export { UiProvider, type UiProviderProps } from './components/UiProvider/UiProvider.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export type { Brand } from './private/Wordmark/Wordmark.tsx';
export type { MessageKind } from './private/kinds.tsx';
export type { HeadingLevel } from './private/heading-level.ts';
export type { Labels } from './private/labels.ts';
export type { LayerProps } from './private/layer.tsx';
