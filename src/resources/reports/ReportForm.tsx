import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  ReportedFullness,
  type Language,
  type ReportMaterial,
  type ReportSite,
} from '@/api/generated/dashboard.schemas';
import { createReport } from '@/api/generated/reports/reports';
import { GLASS_OF } from '@/theme/domainColors';
import { FullnessPicture } from './FullnessPicture';
import { More } from './More';
import { Notice } from './Notice';
import { fullnessMessages, reportMessages as messages } from './messages';
import { failureOf, knownOf, materialName, type Failure } from './site';

interface Draft {
  material?: ReportMaterial;
  fullness?: ReportedFullness;
}

const tile = {
  variant: 'outline',
  h: 'auto',
  minW: '0',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  borderRadius: 'lg',
  fontSize: 'md',
} as const;

const NOTHING = { note: '', email: '', photo: '', drawing: false };

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Colour, how full, send: three taps. What was entered stays until the server has it. */
export function ReportForm({ site: begin, language }: { site: ReportSite; language: Language }) {
  const intl = useIntl();
  const [site, setSite] = useState(begin);
  const [{ material, fullness }, setDraft] = useState<Draft>({});
  const [more, setMore] = useState(NOTHING);
  const [emailWrong, setEmailWrong] = useState(false);
  const details = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const [stage, setStage] = useState<'open' | 'sending' | 'sent'>('open');
  const choose = (draft: Draft) => {
    setDraft(draft);
    setFailure(undefined);
    setStage('open');
  };
  const send = async () => {
    // A photo that was picked goes along.
    if (!material || !fullness || stage === 'sending' || more.drawing) return;
    const { note, email, photo } = more;
    const wrong = email.trim() !== '' && !isEmail(email);
    setEmailWrong(wrong);
    if (wrong) {
      // It may be folded away.
      details.current?.setAttribute('open', '');
      details.current?.querySelector<HTMLElement>('[type=email]')?.focus();
      return;
    }
    setStage('sending');
    setFailure(undefined);
    try {
      const created = await createReport(site.code, {
        ...{ material_type: material.material_type, fullness, locale: language },
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(email.trim() ? { email: email.trim() } : {}),
        ...(photo ? { photo: photo.slice(photo.indexOf(',') + 1) } : {}),
      });
      setSite(created.site);
      setMore(NOTHING);
      setStage('sent');
    } catch (error) {
      setFailure(failureOf(error));
      setStage('open');
    }
  };
  const name = material ? materialName(intl, material.material_type) : '';
  if (stage === 'sent') {
    const now = site.materials.find((one) => one.material_type === material?.material_type);
    return (
      <Step key="sent" title={intl.formatMessage(messages.sentTitle)}>
        <Text>{intl.formatMessage(messages.sentText, { operator: site.operator })}</Text>
        <Box layerStyle="card" px="4" py="3">
          <Text fontWeight="medium">{name}</Text>
          {now ? <Known material={now} /> : null}
        </Box>
        <Button size="lg" variant="outline" onClick={() => choose({})}>
          {intl.formatMessage(messages.another)}
        </Button>
      </Step>
    );
  }
  if (!material)
    return (
      <Step key="which" title={intl.formatMessage(site.materials.length > 0 ? messages.which : messages.none)}>
        {site.materials.map((one) => (
          <Button
            key={one.material_type}
            {...tile}
            justifyContent="flex-start"
            gap="4"
            px="4"
            py="4"
            _icon={{ w: '44px', h: '44px' }}
            onClick={() => choose({ material: one })}
          >
            <Glass code={one.material_type} />
            <Box textAlign="start" minW="0">
              <Text fontSize="lg" fontWeight="semibold">
                {materialName(intl, one.material_type)}
              </Text>
              <Known material={one} />
            </Box>
          </Button>
        ))}
      </Step>
    );
  const back = (draft: Draft) => (
    <Button variant="ghost" alignSelf="flex-start" disabled={stage === 'sending'} onClick={() => choose(draft)}>
      {intl.formatMessage(messages.back)}
    </Button>
  );
  if (!fullness)
    return (
      <Step key="how" title={intl.formatMessage(messages.how)} about={name}>
        {material.reported_at ? (
          <Box layerStyle="card" px="4" py="3">
            <Known material={material} />
            <Text textStyle="sm">{intl.formatMessage(messages.again)}</Text>
          </Box>
        ) : null}
        <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))" gap="3">
          {Object.values(ReportedFullness).map((one) => (
            <Button
              key={one}
              {...tile}
              flexDirection="column"
              gap="2"
              px="2"
              py="4"
              _icon={{ w: '84px', h: '72px' }}
              onClick={() => choose({ material, fullness: one })}
            >
              <FullnessPicture fullness={one} />
              {intl.formatMessage(fullnessMessages[one])}
            </Button>
          ))}
        </Box>
        {back({})}
      </Step>
    );
  return (
    <Step key="check" title={intl.formatMessage(messages.check)}>
      <Flex layerStyle="card" align="center" gap="4" px="4" py="3">
        <FullnessPicture fullness={fullness} />
        <div>
          <Text fontWeight="semibold">{name}</Text>
          <Text>{intl.formatMessage(fullnessMessages[fullness])}</Text>
        </div>
      </Flex>
      {failure ? <Notice failure={failure} /> : null}
      <Button
        size="lg"
        h="14"
        fontSize="lg"
        // Not disabled, which would take the focus.
        aria-disabled={stage === 'sending' || more.drawing}
        aria-busy={stage === 'sending' || more.drawing}
        onClick={() => void send()}
      >
        {intl.formatMessage(failure ? messages.retry : messages.send)}
      </Button>
      <Text textStyle="sm" color="muted" textAlign="center">
        {intl.formatMessage(messages.privacy)}
      </Text>
      <Box asChild minW="0">
        {/* What would be typed now does not go along. */}
        <fieldset disabled={stage === 'sending'}>
          <More
            ref={details}
            value={more}
            emailWrong={emailWrong}
            onChange={(change) => setMore((last) => ({ ...last, ...change }))}
          />
        </fieldset>
      </Box>
      {back({ material })}
    </Step>
  );
}

/** A step's heading takes the focus, so that its change is read out. */
function Step({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Flex direction="column" gap="3">
      <Heading ref={heading} as="h2" size="md" tabIndex={-1} outline="none">
        {title}
      </Heading>
      {about ? <Text color="muted">{about}</Text> : null}
      {children}
    </Flex>
  );
}

function Known({ material }: { material: ReportMaterial }) {
  const intl = useIntl();
  return knownOf(intl, material).map((text) => (
    <Text key={text} textStyle="sm" color="muted" fontWeight="normal">
      {text}
    </Text>
  ));
}

/** The colours of a container, large. */
function Glass({ code }: { code: ReportMaterial['material_type'] }) {
  const [first, second = first] = GLASS_OF[code];
  const outline = { stroke: 'var(--c-glass-outline)', strokeWidth: 2 };
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden>
      <circle cx="22" cy="22" r="20" fill={`var(--c-glass-${first})`} {...outline} />
      <path d="M22 2a20 20 0 0 1 0 40Z" fill={`var(--c-glass-${second})`} />
      <circle cx="22" cy="22" r="20" fill="none" {...outline} />
    </svg>
  );
}
