import { Badge } from '../../base/Badge/Badge.tsx';
import { Breadcrumb } from '../../base/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { Carousel } from '../../base/Carousel/Carousel.tsx';
import { Slide } from '../../base/Carousel/Slide.tsx';
import { Countdown } from '../../base/Countdown/Countdown.tsx';
import { FilterBar } from '../../base/FilterBar/FilterBar.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Scene } from '../../base/Scene/Scene.tsx';
import { Section } from '../../base/Section/Section.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { Status } from '../../base/Status/Status.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { QuoteSlide } from '../../base/TestimonialSlider/QuoteSlide.tsx';
import { TestimonialSlider } from '../../base/TestimonialSlider/TestimonialSlider.tsx';
import { Timeline } from '../../base/Timeline/Timeline.tsx';
import type { Example } from './example.ts';
import { Row } from './Sketch.tsx';

const sunken = 'grid h-24 place-items-center rounded-md bg-sunken';

const quote = { text: 'No empty post since March.', name: 'Arvind Deshmukh', role: 'Plant manager' };

/** Examples of the parts a page is made of. */
export const pageExamples: Readonly<Record<string, Example>> = {
  IconButton: {
    do: (
      <IconButton label="Close">
        <Icon name="close" />
      </IconButton>
    ),
    because: 'A cross closes: everybody has seen it.',
    dont: (
      <Row>
        <IconButton label="Withdraw guard">
          <Icon name="half" />
        </IconButton>
        <IconButton label="Show reviews">
          <Icon name="star" />
        </IconButton>
      </Row>
    ),
    not: 'Icons to be learned, and there is room for words.',
  },
  Link: {
    do: (
      <p>
        The guard is paid as the <Link href="#docs">terms of service</Link> say.
      </p>
    ),
    because: 'The words of the link name where it goes.',
    dont: (
      <p>
        To read the terms of service <Link href="#docs">click here</Link>.
      </p>
    ),
    not: 'In a list of links, ten say "click here".',
  },
  Breadcrumb: {
    do: (
      <Breadcrumb
        label="Way to a bill"
        ancestors={[{ label: 'Bills', href: '#docs' }]}
        current="INV-2026-0042"
      />
    ),
    because: 'The pages above, by their titles.',
    dont: (
      <Breadcrumb
        label="Steps of a form"
        ancestors={[
          { label: 'Step 1', href: '#docs' },
          { label: 'Step 2', href: '#docs-2' },
        ]}
        current="Step 3"
      />
    ),
    not: 'Steps are not places above one another.',
  },
  Card: {
    do: (
      <Card
        title="Gate 2, Tapovan Heights"
        aside={
          <Status tone="onDuty" mark="lantern">
            On duty
          </Status>
        }
      >
        Asha Rao, until 20:00
      </Card>
    ),
    because: 'One thing: its name, its state, and the rest muted.',
    dont: (
      <Card title="Overview">
        <Card title="Guards" padding="small">
          44
        </Card>
      </Card>
    ),
    not: 'A card in a card: two frames, one thing.',
  },
  Carousel: {
    do: (
      <Carousel title="Our guards at work" nouns={['picture', 'pictures']} count={2}>
        <Slide noun="picture" place={1} count={2}>
          <div className={sunken}>At the gate</div>
        </Slide>
        <Slide noun="picture" place={2} count={2}>
          <div className={sunken}>At an event</div>
        </Slide>
      </Carousel>
    ),
    because: 'Pictures nobody has to see.',
    dont: (
      <Carousel title="Ways to reach us" nouns={['contact', 'contacts']} count={2} autoplayMs={4000}>
        <Slide noun="contact" place={1} count={2}>
          <div className={sunken}>+91 98765 43210</div>
        </Slide>
        <Slide noun="contact" place={2} count={2}>
          <div className={sunken}>office@example.com</div>
        </Slide>
      </Carousel>
    ),
    not: 'The number that is wanted moves away by itself.',
  },
  TestimonialSlider: {
    do: (
      <TestimonialSlider title="What clients say" count={1}>
        <QuoteSlide {...quote} place={1} count={1} />
      </TestimonialSlider>
    ),
    because: 'A name and a role that can be asked.',
    dont: (
      <TestimonialSlider title="What people say" count={1}>
        <QuoteSlide text="Best company ever!" name="A happy client" rating={5} place={1} count={1} />
      </TestimonialSlider>
    ),
    not: 'Said by nobody.',
  },
  Countdown: {
    do: <Countdown label="Another code in" endText="You can ask for another code" seconds={45} />,
    because: 'How long to wait, and what then becomes possible.',
    dont: <Countdown label="Offer ends in" endText="Too late" seconds={45} />,
    not: 'Pressure instead of information.',
  },
  Timeline: {
    do: (
      <Timeline
        label="Application"
        events={[
          { id: '1', title: 'Applied', time: '3 Nov 2026', state: 'past' },
          { id: '2', title: 'Interview', time: '5 Nov 2026', state: 'current' },
          { id: '3', title: 'First shift', state: 'ahead' },
        ]}
      />
    ),
    because: 'Events in their order, with the present one marked.',
    dont: (
      <Timeline
        label="Person"
        events={[
          { id: '1', title: 'City: Pune', state: 'past' },
          { id: '2', title: 'Experience: 7 years', state: 'past' },
        ]}
      />
    ),
    not: 'Facts have no order in time. Use DescriptionList.',
  },
  Scene: {
    do: (
      <div className="grid justify-items-center gap-2">
        <Scene name="torch" className="w-40" />
        <p className="font-semibold">No guard found</p>
      </div>
    ),
    because: 'The picture repeats what the words say.',
    dont: <Scene name="torch" className="mx-auto w-40" />,
    not: 'Alone it says nothing, and a screen reader leaves it out.',
  },
  Section: {
    do: (
      <Section label="Unpaid bills of the example">
        <h3 className="font-semibold">Unpaid bills</h3>
        <p className="text-muted text-sm">Three bills, ₹2,48,000.00</p>
      </Section>
    ),
    because: 'A part of the page that one jumps to, with a name.',
    dont: (
      <div className="grid gap-2">
        <Section label="Number of the bill">INV-2026-0042</Section>
        <Section label="Date of the bill">5 Dec 2026</Section>
        <Section label="Amount of the bill">₹1,24,000.00</Section>
      </div>
    ),
    not: 'Three landmarks for one bill: nobody finds the way among them.',
  },
  SectionHeader: {
    do: <SectionHeader title="Bills" level={2} tools={<Button size="small">Generate Bill</Button>} />,
    because: 'What the list holds, and what can be done with it.',
    dont: (
      <SectionHeader
        title="Bills"
        level={2}
        tools={
          <>
            <Button size="small">Generate Bill</Button>
            <Button size="small">Print</Button>
            <Button size="small">Export</Button>
            <ButtonLink size="small" href="#docs">
              Help
            </ButtonLink>
          </>
        }
      />
    ),
    not: 'Four of equal weight: which one is it for? Put the rarer ones into a Menu.',
  },
  TabPage: {
    do: (
      <div className="rounded-md border border-line">
        <TabPage>
          <p className="font-semibold">Guards</p>
          <FilterBar
            label="Filter guards of the example"
            options={[{ value: 'all', label: 'All', count: 44 }]}
          />
        </TabPage>
      </div>
    ),
    because: 'The one frame of a tab: every tab has the same margins.',
    dont: (
      <div className="rounded-md border border-line">
        <TabPage>
          <TabPage>
            <p className="font-semibold">
              Guards <Badge>44</Badge>
            </p>
          </TabPage>
        </TabPage>
      </div>
    ),
    not: 'Nested: the margins add up, and phones have no room for them.',
  },
};
