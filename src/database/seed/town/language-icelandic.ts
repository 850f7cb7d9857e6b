/** Postings in Icelandic; see languages.ts. Names stand where they need no ending. */
export const ICELANDIC = `
headings: Verkefnin | Um þig
= Hraun
hook: Níu gróðurhús standa á hrauni sem var volgt áður en nokkur settist hér að.
fact: Á hverju ári ræktum við ellefu hundruð tonn af tómötum, og býflugurnar mæta klukkan átta.
= Sundlaug
hook: Sundlaugin er staðurinn þar sem bærinn hittist, og klukkan hálfsjö verða dyrnar að opnast.
fact: Við fylgjumst með 120 laugum og notum þriðjungi minna af klór en áður.
= Gufa
hook: Á bak við hverja virkjun er ský, og það er hlýtt.
fact: Við rekum níu þurrkhús þar sem þorskhausar, þari og birki skiptast á.
= Ullarpeysa
hook: Á landinu eru 365 þúsund kindur og hver þeirra heldur að hún sé sú eina.
fact: Við kaupum ull af 410 bæjum og höldum hverri hjörð fyrir sig.
= Hverabrauð
hook: Klukkan sex á kvöldin grefur einhver níu hundruð brauð í jörðu, og klukkan sex að morgni eru þau tilbúin.
fact: Við bökum í 96 holum, og uppskriftin er fimm hráefni og einn sólarhringur.
= Jöklasýn
hook: Undir ísnum safnast vatn í mörg ár og fer svo á einni nóttu.
fact: Við eigum 88 hljóðnema í fjórum jöklum, og í síðasta hlaupi var veginum lokað þremur tímum fyrr.
= Álfhóll
hook: Það tekur málara níu vikur að gera dal, og á ellefu þúsund ár.
fact: Sex hundruð leikjafyrirtæki rækta landslag sitt með verkfærum okkar.

@ backenddeveloper Bakendaforritari | Forritari | Hugbúnaðarsérfræðingur
lead: {co} leitar að forritara sem gleðst þegar ekkert gerist.
lead: Þú byggir það sem allt hitt stendur á.
lead: {co} þarf fleira fólk sem gerir greinarmun á hröðu og fljótfærnislegu.
do: Þú þróar þjónustur okkar í Go og PostgreSQL með fjórum öðrum.
do: Þú sérð til þess að tölurnar stemmi, líka þegar þær berast seint.
do: Þú skrifar próf sem næsta manneskja þorir að treysta.
do: Þú tekur til í því sem við gerðum í flýti árið {founded}.
be: Þú hefur nokkurra ára reynslu af forritun.
be: Þú spyrð frekar en að giska.
be: Þú skrifar kóða sem {person} þorir að breyta á föstudegi.
be: Þú talar og skrifar íslensku.

@ sales Sölufulltrúi | Viðskiptastjóri | Söluráðgjafi
lead: {co} leitar að sölumanneskju sem hlustar lengst.
lead: Fyrstu viðskiptavinirnir komu sjálfir, og þú finnur þá næstu.
lead: Þú hittir fólk sem veit ekki enn hvað {co} gerir.
do: Þú sérð um fyrsta símtalið, heimsóknina og framhaldið.
do: Þú sýnir lausnina þar sem hún er notuð.
do: Þú svarar útboðum á máli sem fólk nennir að lesa.
do: Þú kemur heim með óskir viðskiptavina, og {person} tekur við þeim.
be: Þú hefur selt eitthvað áður og getur sagt frá því hverju það breytti.
be: Þú þolir nei í nóvember.
be: Þú stendur við það sem þú lofar.
be: Þú ert með bílpróf og í góðu skapi á morgnana.

@ customersuccess Þjónustufulltrúi | Þjónusturáðgjafi | Sérfræðingur í notendaþjónustu
lead: Þegar eitthvað bilar hringir fólk í þig.
lead: {co} svarar í símann með mannsrödd, og hún verður þín.
lead: Þú fylgir nýjum viðskiptavinum frá fyrsta degi til fyrstu rólegu vikunnar.
do: Þú svarar síma og pósti þannig að fólk brosir á eftir.
do: Þú kemur nýjum viðskiptavinum af stað og hringir aftur eftir mánuð.
do: Þú skrifar leiðbeiningar með myndum sem þú tókst.
do: Þú segir forriturunum hvað fólk átti við, ekki bara hvað það sagði.
be: Þú hefur unnið með fólki, í búð, á skrifstofu eða um borð.
be: Þú missir ekki þolinmæðina í fjórða skiptið.
be: Þú finnur villuna með þremur spurningum.
be: Þú skrifar svo skýrt að {person} getur sent textann áfram óbreyttan.

@ operations Rekstrarstjóri | Verkstjóri | Lagerstjóri
lead: Þú heldur deginum saman, og {co} tekur eftir því strax.
lead: Fjörutíu litlir hlutir þurfa að gerast í réttri röð, og röðin er þín.
lead: {co} stækkar, og hillan er að fyllast.
do: Þú skipuleggur vikuna fyrir fólk, bíla og vörur.
do: Þú pantar, telur og sérð til þess að merkingarnar segi satt.
do: Þú stýrir morgunfundinum, sem tekur tíu mínútur.
do: Þú finnur í hverjum mánuði eitt sem allir ganga fram hjá, og lagar það.
be: Þú hefur tök á bæði töflureikni og fólki sem er að flýta sér.
be: Þér líður vel þegar hlutir koma á réttum tíma.
be: Þú segir hlutina eins og þeir eru, og {person} líka.
be: Þú hefur átt dag þar sem allt fór úrskeiðis, og hlegið um kvöldið.

@ marketing Markaðsfulltrúi | Kynningarfulltrúi | Ritstjóri
lead: Þú segir frá því sem við gerum, án þess að hrópa.
lead: {co} er betra en orðsporið, því ekkert orðspor er til enn.
lead: Viðskiptavinir okkar lesa ekki auglýsingar, svo þú finnur upp á öðru.
do: Þú skrifar eina sögu á mánuði um raunverulegan viðskiptavin.
do: Þú sérð um fréttabréfið okkar, sem fólk svarar í alvöru.
do: Þú gerir stuttar myndir þar sem verkin eru unnin.
do: Þú velur þær tvær sýningar sem eru ferðarinnar virði.
be: Þú skrifar þannig að bæði bóndi og embættismaður kinka kolli.
be: Þú kannt á myndavél og töflureikni.
be: Þú myndir aldrei kalla neitt byltingarkennt.
be: Þú hefur áhuga á fólki áður en þú hefur áhuga á miðlum.

about: {co} er {staff} manna fyrirtæki, og flest okkar sitja í sama húsi.
about: {co} varð til árið {founded} með einn viðskiptavin og talsverðan efa.
about: Þú vinnur mest með þessari manneskju: {person}, sem hefur verið hér næstum frá byrjun.
close: Skrifaðu nokkrar línur um eitthvað sem þú hefur gert; {person} les allt sem {co} fær sent.
close: Ef eitthvað er óljóst svarar {person} í símann; spurningar eru ekki hluti af prófinu.
close: Líttu við áður en þú ákveður þig, {person} hellir upp á kaffi og {co} á kleinurnar.
close: Við hittum fólk jafnóðum, svo ekki bíða fram á síðasta dag; {co} svarar öllum.
`;
