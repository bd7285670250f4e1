import { Box, Button, Checkbox, Flex, Grid, Link, SegmentGroup, Spinner, Switch, Text } from '@chakra-ui/react';
import { Download, Pencil, Plus, Trash2, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguagePicker } from '@/i18n/LanguagePicker';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { GlassSwatch, type MaterialCode } from '@/ui/GlassSwatch';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { KpiCard } from '@/ui/KpiCard';
import { LevelBar } from '@/ui/LevelBar';
import { Menu, MenuItem, MenuSeparator } from '@/ui/Menu';
import { NotAllowed } from '@/ui/NotAllowed';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonLines, SkeletonRows } from '@/ui/Skeletons';
import { StatusMark, type StatusName } from '@/ui/StatusMark';

import { Tooltip } from '@/ui/Tooltip';
import { GalleryForms } from './GalleryForms';

const CODES: MaterialCode[] = ['11', '12', '13', '11+12', '11+13', '12+13'];
export const STATUSES: StatusName[] = [
  'planned',
  'in_progress',
  'completed',
  'cancelled',
  'emptied',
  'skipped',
  'open',
  'closed',
  'active',
  'inactive',
  'available',
  'unavailable',
  'created',
  'changed',
  'unchanged',
  'refused',
];

const Row = ({ children }: { children: ReactNode }) => (
  <Flex gap="3" wrap="wrap" align="center" mb="3">
    {children}
  </Flex>
);

/** Every shared part on one page: for screenshots and for the accessibility check in each palette. */
export function Gallery() {
  return (
    <Box as="main" p={{ base: '4', sm: '6' }} bg="page">
      <PageHeader
        title="Locations"
        actions={
          <>
            <LanguagePicker />
            <Button variant="outline">
              <Download aria-hidden />
              Export
            </Button>
            <Button>
              <Plus aria-hidden />
              Create location
            </Button>
          </>
        }
      />
      <Grid templateColumns="repeat(auto-fit, minmax(13rem, 1fr))" gap="4" mb="4">
        <KpiCard
          label="Average fill level"
          figure="64.2"
          unit="%"
          delta={{ text: '3.1 %', direction: 'up', good: false }}
        />
        <KpiCard label="Total tons collected" figure="1,204.5" unit="t" delta={{ text: '12.4 t', direction: 'down' }} />
        <KpiCard label="Number of routes" figure="312" delta={{ text: '0', direction: 'same' }} />
        <KpiCard label="Fuel" figure={undefined} />
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Card title="Facts" description="Level, glass, status">
          <Grid gap="2" mb="4">
            {[12, 49.4, 64, 80, 100, 118].map((level) => (
              <LevelBar key={level} level={level} />
            ))}
            <LevelBar level={null} />
          </Grid>
          <Row>
            {CODES.map((code) => (
              <GlassSwatch key={code} code={code} />
            ))}
          </Row>
          <Row>
            {STATUSES.map((status) => (
              <StatusMark key={status} status={status} />
            ))}
          </Row>
        </Card>
        <Card title="Controls">
          <Row>
            <Button>Solid</Button>
            <Button variant="outline">Outline</Button>
            <Button variant="ghost">Ghost</Button>
            <Button colorPalette="danger">Delete</Button>
            <Button disabled>Disabled</Button>
          </Row>
          <Row>
            <IconButton label="Edit" variant="outline">
              <Pencil aria-hidden />
            </IconButton>
            <Tooltip content="Only admins may delete">
              <Button variant="outline" disabled>
                <Trash2 aria-hidden />
                Delete location
              </Button>
            </Tooltip>
            <Menu trigger={<Button variant="outline">Actions</Button>}>
              <MenuItem icon={<Pencil aria-hidden />}>Edit</MenuItem>
              <MenuItem icon={<Truck aria-hidden />} disabled reason="No truck is free">
                Send truck
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<Trash2 aria-hidden />} danger>
                Delete
              </MenuItem>
            </Menu>
            <Kbd keys={['Ctrl', 'K']} />
            <Spinner aria-hidden />
          </Row>
          <Row>
            <Link href="#x">A link</Link>
            <Text textStyle="secondary">Secondary text</Text>
          </Row>
          <Row>
            <Checkbox.Root defaultChecked>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>Active</Checkbox.Label>
            </Checkbox.Root>
            <Checkbox.Root>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>Emptied</Checkbox.Label>
            </Checkbox.Root>
            <Switch.Root defaultChecked>
              <Switch.HiddenInput />
              <Switch.Control />
              <Switch.Label>Available</Switch.Label>
            </Switch.Root>
          </Row>
          <SegmentGroup.Root defaultValue="daily" aria-label="Period">
            <SegmentGroup.Indicator />
            <SegmentGroup.Items items={['daily', 'weekly', 'monthly', 'yearly']} />
          </SegmentGroup.Root>
        </Card>
        <GalleryForms />
        <Card>
          <EmptyState picture="container" action={<Button variant="outline">Create container</Button>}>
            No containers stand here yet.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState onRetry={() => undefined} />
        </Card>
        <Card>
          <NotAllowed />
        </Card>
        <Card>
          <SkeletonLines lines={2} />
          <SkeletonRows rows={4} columns={3} />
        </Card>
      </Grid>
    </Box>
  );
}
