/**
 * Portuguese names for poe1, in the same line order as the English list; "-" where the client shows the English name.
 * Source: the game's own data.
 */
export const names = `
Um Vento Frio
Um Pouco de Tinta
Uma Memória Empoeirada
Um Chamado Familiar
Um Destino Pior que a Morte
Um Pedido Modesto
Presente Materno de Despedida
Uma Nota ao Vento
Um Mar de Azul
Uma Pedra Aperfeiçoada
A Riqueza Abandonada
Fúria de Abberath
Chifres de Abberathine
Fóssil Aberrante
Mapa: Abominação
Catalisador Abrasivo
Absolvição
Absolvição da Inspiração
Escaravelho do Abismo
Escaravelho do Abismo dos Cristais
Escaravelho do Abismo da Descida
Escaravelho do Abismo das Multidões
Escaravelho do Abismo da Consorte
Machado Abissal
Clamor Abissal
Orbe Delirante Abissal
Incubador Abissal
Bocarra Abissal
Cetro Abissal
Mapa: Academia
Catalisador Acelerante
Aclimatação
Varinha Acumuladora
Mapa: Cavernas Ácidas
Suporte: Dano Adicional de Caos
Suporte: Dano Adicional de Gelo
Suporte: Dano Adicional de Fogo
Suporte: Dano Adicional de Raio
Suporte: Precisão Adicional
Adepto de Zarokh
Cachimbo do Almirante Proclar
Suporte: Armadilhas Avançadas
Enxerto-Tul da Égide
Fóssil Etéreo
Luvas dos Ventos de Éter
Aflição
Amuleto de Ágata
Figura Agregadora
Contrato de Agilidade
Profecia de Akil
Mapa: Cidadela de Al-Hezmin
Coroa de Al-Hezmin
Garra de Caranguejo Albino
Pena de Rhoa Albino
Cálice Alquímico
Marca do Alquimista
Lasca de Alquimia
Escudo Cravado do Amieiro
Graça de Alivia
Mapa: Becos
Brasa da Omnichama do Abismo
Brasa da Omnichama da Anarquia
Brasa da Omnichama de Arohongui
Brasa da Omnichama da Artilharia Gemante
Brasa da Omnichama de Beidat
Brasa da Omnichama dos Berserkers Gemantes
Brasa da Omnichama dos Brigões Gemantes
Brasa da Omnichama de Chayula
Brasa da Omnichama dos Magos Cadavéricos Gemantes
Brasa da Omnichama de Esh
Brasa da Omnichama da Carne
Brasa da Omnichama dos Sapos
Brasa da Omnichama dos Magos Gélidos Gemantes
Brasa da Omnichama de Ghorr
Brasa da Omnichama de Hinekora
Brasa da Omnichama de K'tash
Brasa da Omnichama de Kitava
Brasa da Omnichama de Kulemak
Brasa da Omnichama da Riqueza Manifestada
Brasa da Omnichama dos Sacos de Carne
Brasa da Omnichama de Ngamahu
Brasa da Omnichama da Propagação
Brasa da Omnichama de Ramako
Brasa da Omnichama dos Ratos
Brasa da Omnichama da Resplendência
Brasa da Omnichama de Rongokurai
Brasa da Omnichama de Sulfito
Brasa da Omnichama dos Assassinos do Sindicato
Brasa da Omnichama das Escoltas
Brasa da Omnichama dos Guardas do Sindicato
Brasa da Omnichama dos Pesquisadores do Sindicato
Brasa da Omnichama da Fúria do Sindicato
Brasa da Omnichama de Tasalio
Brasa da Omnichama de Tawhoa
Brasa da Omnichama da Foice Negra
Brasa da Omnichama do Círculo Quebrado
Brasa da Omnichama do Cruzado
Brasa da Omnichama do Ancião
Brasa da Omnichama da Legião Eterna
Brasa da Omnichama do Caçador
Brasa da Omnichama da Legião Karui
Brasa da Omnichama dos Cavaleiros do Sol
Brasa da Omnichama da Legião Maraketh
Brasa da Omnichama da Ordem do Cálice
Brasa da Omnichama da Redentora
Brasa da Omnichama do Criador
Brasa da Omnichama da Legião Templária
Brasa da Omnichama da Legião Vaal
Brasa da Omnichama do Senhor da Guerra
Brasa da Omnichama dos Sapos
Brasa da Omnichama dos Núcleos das Provações
Brasa da Omnichama dos Guardas das Provações
Brasa da Omnichama de Tukohama
Brasa da Omnichama de Tul
Brasa da Omnichama dos Símios Imaculados
Brasa da Omnichama das Bestas Imaculadas
Brasa da Omnichama dos Quiméricos Imaculados
Brasa da Omnichama dos Devoradores Imaculados
Brasa da Omnichama das Mandíbulas Imaculadas
Brasa da Omnichama dos Rhoas Imaculados
Brasa da Omnichama dos Cuspidores Imaculados
Brasa da Omnichama de Uul-Netol
Brasa da Omnichama de Valako
Brasa da Omnichama das Bestas da Selva
Brasa da Omnichama dos Cultistas da Selva
Brasa da Omnichama dos Entes da Selva
Brasa da Omnichama de Xoph
Brasa da Omnichama do Etéreo
Brasa da Omnichama do Falso Deus
Brasa da Omnichama do Dourado
Brasa da Omnichama da Selva
Escudo Cravado de Liga
Resgate Tentador
Sozinho nas Trevas
Lasca de Alteração
Percepção Alterada
Cetro Alternado
Memória de Alva
Amuleto de Âmbar
Óleo Âmbar
Obsessão Ambiciosa
Emboscada
Botas da Emboscada
Pedra da Liga Ambush
Luvas da Emboscada
Escaravelho da Emboscada
Escaravelho da Emboscada da Contenção
Escaravelho da Emboscada do Discernimento
Escaravelho da Emboscada dos Compartimentos Escondidos
Escaravelho da Emboscada da Potência
Emboscador
Frasco de Ametista
Anel de Ametista
Núcleo de Energia Amplificador
Uma Audiência com o Rei
Lâmina Espiritual Anárquica
Pedra da Liga Anarchy
Escaravelho da Anarquia
Escaravelho da Anarquia da Gigantificação
Escaravelho da Anarquia da Parceria
Escaravelho da Anarquia do Excepcional
O Preço da Anarquia
Retalhador Ancestral
Suporte: Chamado Ancestral
Clava Ancestral
Clamor Ancestral
Protetor Ancestral
Tatuagem Ancestral da Linhagem
Chefe Guerreiro Ancestral
Sentinela Supremo Ancestral
Mapa: Cidade Antiga
Manoplas Antigas
Grevas Antigas
Máscara Ancestral
Orbe Ancestral
Sentinela do Pandemônio Ancestral
Chave do Relicário Antigo
Selo Antigo
Lasca Ancestral
Escudo Espiritual Antigo
Sentinela Perseguidor Ancestral
Espada Antiga
Dádiva do Ventre Antiga
Escudo Triangular Angelical
Cólera
Animar Guardião
Guardião Animado do Castigo
Animar Arma do Guardião
Animar Arma
Animar Arma dos Braços Distantes
Animar Arma da Auto-reflexão
Aniquilação (Reforço)
Lasca de Anulação
Manoplas Arcaicas
Grevas Arcaicas
Rapieira Arcaica
Talismã de Símio
Cutelo do Ápice
Rapieira do Ápice
Apocalipse
Luvas Boticárias
Selo do Cartógrafo Aprendiz
Luvas do Aprendiz
Chamas Próximas
Frasco de Água-marinha
Mapa: Ninho Aracnídeo
Mapa: Tumba Aracnídea
Arco Elétrico
Arco Elétrico da Oscilação
Arco Elétrico do Surgimento
Mapa: Arcada
Manto Arcano
Suporte: Fúria Arcana
Vestimenta Arcana
Despertar Arcano
Runa do Arcanista
Luvas do Arcanista
Sapatilhas do Arcanista
Coroa do Arquidemônio
Chave do Relicário Arquivado
Suporte: Arquimago
Mod Archnemesis
Escudo Triangular do Arconte
Parte do Escudo Triangular do Arconte
Armadura Ártica
Mapa: Arena
Placas de Arena
Mapa: Lago Árido
Bofetada de Braço
Runa do Armagedom
Runa do Armagedom da Convocação
Runa do Armagedom da Volatilidade
Machado Armado
Recombinador de Armadura
Sucata do Armeiro
Orbe Delirante do Armeiro
Mapa: Armaria
Suporte: Arrogância
Arrogância dos Vaal
Suporte: Nova de Flechas
Mapa: Arsenal
Balista de Artilharia
Balista de Artilharia do Tiro Cruzado
Balista de Artilharia do Fogo Concentrado
Aljava da Artilharia
Tintura da Casca Cinzenta
Mapa: Mata Cinzenta
Talismã da Escama de Cinzas
Aspecto de Arakaali
Aspecto de Lunaris
Aspecto de Solaris
Aspecto da Ave
Aspecto do Rei da Salmoura
Aspecto do Gato
Aspecto do Caranguejo
Aspecto da Aranha
Arco Assassino
Botas do Assassino
O Favor do Assassino
Traje do Assassino
Dádiva do Assassino
Marca do Assassino
Luvas do Assassino
Joia Ocular Montada
Varinha Montadora
Assumir Disfarce
Astrágalo
Couraça Astral
Lich Astral
Placas Astrais
Proteção Astral
Amuleto Astrolábio
Caminhar da Fenda do Atlas
Mapa: Atol
Máscara da Reparação
Arsenal de Atziri
A Audácia
Implante da Ampliação
Núcleo de Energia Ampliador
Maça Áurica
Ambições Auspiciosas
Clamores Automáticos
Automação
Vingança Flamejante
Elmo com Malha
Perseguição da Ave
Sapatilhas Aviários
Talismã das Aves Gêmeas
Suporte Desperto: Dano Adicional de Caos
Suporte Desperto: Dano Adicional de Gelo
Suporte Desperto: Dano Adicional de Fogo
Suporte Desperto: Dano Adicional de Raio
Suporte Desperto: Chamado Ancestral
Suporte Desperto: Nova de Flechas
Suporte Desperto: Blasfêmia
Suporte Desperto: Brutalidade
Suporte Desperto: Dano Incendiário
Suporte Desperto: Conjurar no Acerto Crítico
Suporte Desperto: Conjurar ao Canalizar
Suporte Desperto: Ricochete
Suporte Desperto: Penetração de Gelo
Suporte Desperto: Destruição Controlada
Suporte Desperto: Afecções Mortais
Suporte Desperto: Dano Elemental com Ataques
Suporte Desperto: Foco Elemental
Suporte Desperto: Maximizar
Suporte Desperto: Melhorar
Suporte Desperto: Iluminar
Suporte Desperto: Penetração de Fogo
Suporte Desperto: Difundir
Suporte Desperto: Generosidade
Suporte Desperto: Projéteis Múltiplos Melhorado
Suporte Desperto: Toque Maldito
Suporte Desperto: Área de Efeito Aumentada
Suporte Desperto: Penetração de Raio
Suporte Desperto: Dano Físico Corpo a Corpo
Suporte Desperto: Propagar Dano
Suporte Desperto: Dano do Lacaio
Suporte Desperto: Ataques Múltiplos
Sextante Desperto
Suporte Desperto: Cascata Mágica
Suporte Desperto: Eco Mágico
Suporte Desperto: Sofrimento Veloz
Suporte Desperto: Afecções Libertas
Suporte Desperto: Libertar
Suporte Desperto: Projéteis Perigosos
Suporte Desperto: Manipulação do Vácuo
Orbe do Despertar
Fragmento Desperto
Sovela
Óleo Azul-Celeste
Fúria Celeste
Pó Cegante Azurita
Recompensa de Azyran
Apunhalada Traiçoeira
Expectativas Sedutoras
Esfera Trovejante
Esfera Trovejante da Órbita
Esfera Trovejante da Estática
Suporte: Totem Balista
Banir
Banimento da Condenação
Perdição da Lealdade
Lâmina do Banimento
Mapa: Cidadela de Baran
Coroa de Baran
Maça Farpada
Elmo Barbute
Pele de Árvore
Escudo Redondo Barroco
Barragem
Suporte: Barragem
Barragem da Saraivada de Tiros
Barril Explosivo
Mapa: Tumuli
Frasco de Basalto
Baselardo
Calçado de Metal Básico
Kit de Disfarce Básico
Mapa: Basílica
Rapieira de Cesta
Espada Bastarda
Florete Batido
Elmo Batido
Enxerto-Uul do Espancamento
Cajado Batedor
Broquel de Batalha
Martelo de Batalha
Lamelar de Batalha
Placas de Batalha
Espada de Batalha
Clamor do Mago de Batalha
Mapa: Bazar
Mapa: Praia
Armadilha de Urso
Armadilha de Urso dos Espetos
Beleza Através da Morte
Suporte: Decapitar
Maça do Behemoth
Mapa: Campanário
-
Orbe do Bestiário
Escaravelho do Bestiário
Escaravelho do Bestiário da Duplicação
Escaravelho do Bestiário do Rebanho
Escaravelho do Bestiário do Corvo das Sombras
Escaravelho da Traição
Escaravelho da Traição dos Reforços
Escaravelho da Traição do Inquebrável
Escaravelho da Brasa da Omnichama da Traição
Pedra da Liga Beyond
Escaravelho do Além
Escaravelho do Além da Corrupção
Escaravelho do Além da Hemofilia
Escaravelho do Além do Ressurgimento
Escaravelho do Além da Invasão
Bijuterias
Lasca da Ligação
O Nascimento dos Três
Frasco de Bismuto
Talismã da Bocarra Negra
Óleo Negro
Rosa Negra da Anarquia
Talismã de Viúva-negra
Orbe Delirante do Ferreiro
Amolador do Ferreiro
Explosão de Lâminas
Explosão de Lâminas da Detonação da Adaga
Explosão de Lâminas do Descarrego
Rajada de Lâminas
Rajada de Lâminas da Incisão
Armadilha de Lâminas
Armadilha de Lâminas da Espada Grande
Armadilha de Lâminas da Laceração
Vórtice de Lâminas
Vórtice de Lâminas da Foice
Maça Laminada
Chuva de Lâminas
Chuva de Lâminas do Empalamento
Lâminas Cadentes de Trarthus
Chuva de Lâminas da Rajada
Tempestade de Lâminas
Tempestade de Lâminas da Incerteza
Blasfemador
Suporte: Blasfêmia
Chuva Explosiva
Chuva Explosiva de Trarthus
Suporte: Mina da Cadeia Explosiva
Lâmina Detonadora
Varinha Estouradora
Aljava de Flechas Ardentes
Fragmento Escaldante
Olhar Fulgente
Salva Flamejante
Explosão Sangrenta
Chamado Abençoado (Reforço)
Orbe Abençoado
Bênção de Chayula
Bênção de Esh
Benção de Deus
Bênção de Tul
Bênção de Uul-Netol
Bênção de Xoph
Infestação
Escaravelho da Infestação
Escaravelho da Infestação do Florescer
Escaravelho da Infestação da Abundância
Escaravelho da Infestação Revigorante
Escaravelho da Infestação do Coração Infestado
Infestação da Atrofia
Infestação do Contágio
Mapa Infestado Arruinado
Orbe Delirante Infestado
Incubador Infestado
Mapa Infestado
Relatório de Patrulha Infestada
Suporte: Cegar
O Risco Cego
Fura-Olhos
Aura Cegante
Flecha Ilusória
Flecha Ilusória dos Clones Bombardeiros
Flecha Ilusória dos Clones Prismáticos
Coroa da Tempestade de Gelo
Suporte: Redução de Chance de Bloqueio
Demônio Sangrento
Oferenda de Sangue
Fúria Sangrenta
Vestes Sangrentas
Sacramento Sanguíneo
Tintura de Ceiva Sangrenta
Cetro Sanguinário
Talismã de Víbora de Sangue
Sangue e Areia
Sangue de Innocence
Recipiente Cheio de Sangue
Pedra da Liga Bloodlines
Suporte: Violência
Estandarte Ensanguentado (Reforço)
Fóssil Ensanguentado
Suporte: Sede de Sangue
Amuleto de Pérola Azul
Planta
Planta: Abrigo
Planta: Laboratório
Planta: Mansão
Planta: Biblioteca Proibida
Planta: Escritório de Registros
Planta: Repositório
Planta: Covil do Contrabandista
Planta: Túneis
Planta: Entranhas
Aljava de Flechas Cegas
Parte da Aljava de Flechas Cegas
Condensador de Força Bruta
Machado Revestido
Troca de Corpos
Troca de Corpos do Sacrifício
Mapa: Brejo
Armadura de Ossos
Arco Ósseo
Tiara de Ossos
Cadáveres Ósseos
Mapa: Cripta de Ossos
Elmo Ósseo
Morteiro de Ossos
Nova Óssea
Oferenda Óssea
Anel Ósseo
Escudo Espiritual de Osso
Suporte Resfriamento Ósseo
Esmaga-ossos
Quebra-Ossos da Carnificina
Quebra-Ossos do Traumatismo Complexo
Torre Óssea (Reforço)
Talismã da Espiral de Ossos
Maça Explosiva
Bênção da Justiça
Dádiva dos Primeiros Seres
Lâmina Pequena
Faca Pequena
Tintura de Madeira Boreal
Fóssil Colado
Runa Limitante
Unidos pela Chama
Reinos Infinitos
Runa Recompensadora
O Sonho do Arqueiro
Caixa de Tripyxis
Mapa: Vale de Espinhos
Convocar Runas
Escudo Triangular Marcado
Explosão Rúnica
Marreta de Latão
Escudo Espiritual de Latão
Pedra da Liga Breach
Anel da Fenda
Escaravelho da Fenda da Instabilidade
Escaravelho da Fenda da Cascata Ressonadora
Escaravelho da Fenda do Sonhador
Escaravelho da Fenda da Colmeia
Escaravelho da Fenda do Enxame Inflamado
Escaravelho da Fenda do Marechal
Talismã da Costela Quebrada
Sentinela Supremo de Enxofre
Sentinela do Pandemônio de Enxofre
Sentinela Perseguidor de Enxofre
Calçado de Enxofre
Ducado de Salmouranzol
Machado Largo
Espada Larga
Aljava de Flechas de Ponta Larga
Espelho de Kalandra Quebrado
Promessas Quebradas
Trégua Quebrada
Sentinela Supremo de Bronze
Manoplas de Bronze
Sentinela do Pandemônio de Bronze
Placas de Bronze
Cetro de Bronze
Sentinela Perseguidor de Bronze
Escudo Torre de Bronze
Botas de Escamas de Bronze
Manoplas de Escamas de Bronze
Presente de Irmão
Baú do Irmão
Irmandade do Exílio
Pincel, Tinta e Paleta
Suporte: Brutalidade
Contrato de Força Bruta
Escudo Torre de Camurça
Túnica de Camurça
Mapa: Câmaras Sepulcrais
Ídolo Sepulcrário
Medalhão Funerário
Tesouro Enterrado
Flecha Ardente
Flecha Ardente do Vigor
Sangue Ardente
Suporte: Dano Incendiário
Florete Polido
Escudo Cravado Tratado
Pulseira Explosiva
Sapo Explosivo
Busto do Emperador Caspiro
Machado do Açougueiro
Faca do Açougueiro
Espada do Açougueiro
Regalia Cabalística
Mapa: Jaula
Mapa: Caldeira Vulcânica
Convocar o Aço
Chamado da Fogueira
Chamado aos Primordiais
Varinha do Chamado
Máscara Insensível
Parte da Máscara Insensível
Corte de Cameria
Relíquia: Castiçal
Mapa: Cânion
Vara da Capacidade
Lâmina Espiritual Inconstante
Capture o Monstro
Alma Capturada de Armala, a Viúva
Alma Capturada do Capitão Clayborne, o Abominável
Alma Capturada do Capitão Tanner Pés-ligeiros
Alma Capturada de Drek, Caçador Exímio
Alma Capturada do Rhoa Enlouquecido de Sede
Alma Capturada de Erebix, Estandarte da Luz
Alma Capturada de Floresta das Chamas
Alma Capturada do Fragmento do Inverno
Alma Capturada de Glace
Alma Capturada de Gorulis, Ladrão da Vontade
Alma Capturada de Kitava, o Destruidor
Alma Capturada de Maligaro, o Mutilador
Alma Capturada do Mephod, o Abrasador da Terra
Alma Capturada de Nassar, Leão dos Mares
Alma Capturada de Oak, o Poderoso
Alma Capturada de Espanto e Horror
Alma Capturada de Tahsin, o Belicista
Alma Capturada do Terror dos Ventos Infinitos
Alma Capturada do Ferreiro
Alma Capturada de Varhesh, Aberração Cintilante
Mapa: Carcaça
Escudo Redondo Cardeal
Armadura Carnal
Botas Carnais
Luvas Carnais
Cetro Carnal
Talismã de Rainha Carniceira
Cinzel do Cartógrafo
Deleite do Cartógrafo
Orbe Delirante do Cartógrafo
Incubador do Cartógrafo
Escaravelho da Cartografia do Corrompimento
Escaravelho da Cartografia do Escalonamento
Escaravelho da Cartografia do Risco
Escaravelho da Cartografia da Singularidade
Escaravelho da Cartografia da Multidão
Varinha Gravada
Faca de Talha
Suporte: Conjurar no Acerto Crítico
Suporte: Conjurar ao Morrer
Suporte: Conjurar ao Matar Corpo a Corpo
Conjurar ao Perder Salvaguarda (Reforço)
Suporte: Conjurar ao Sofrer Dano
Suporte: Conjurar quando Atordoado
Suporte: Conjurar ao Canalizar
Mapa: Ruínas do Castelo
Pata do Gato
Flecha Cáustica
Flecha Cáustica do Envenenamento
Retribuição Cáustica
Carne Incessante
Escudo Torre de Cedro
Incubador Celestial do Armeiro
Incubador Celestial do Ferreiro
Incubador Celestial do Joalheiro
Pedra Celestial
Mapa: Celas
Mapa: Cemitério
Relíquia: Incensário
Machado Cerimonial
Cálice Cerimonial
Escudo Triangular Cerimonial
Maça Cerimonial
Pedra do Vácuo Cerimonial
Anel Cerúleo
Cinto de Corrente
Botas de Cota
Luvas de Cota
Cota de Correntes
Corrente com Gancho
Corrente de Anzol para Pesca
Corrente com Gancho de Trarthus
Suporte: Ricochete
Gibão de Cota de Malha
Túnica de Cota de Malha
Colete de Cota de Malha
Orbe Delirante Desafiador
Incubador Desafiador
Mapa: Câmaras da Impureza
Escudo Triangular do Campeão
Suporte: Chance de Sangramento
Suporte: Chance de Fugir
Suporte: Chance de Envenenar
Mapa: Canal
Orbe do Caos
Lasca do Caos
Astrolábio Caótico
A Disposição Caótica
Espada de Charan
Bússola Energizada
Avanço Fantasma
Impulso Energizado da Projeção
Suporte: Minas Carregadas
Suporte: Armadilhas Carregadas
Perseguindo os Riscos
Mapa: Castelo
Pedra da Fenda de Chayula
Pedra de Fenda Energizada de Chayula
Pedra de Fenda Enriquecida de Chayula
Pedra de Fenda Impecável de Chayula
Pedra de Fenda Pura de Chayula
Cheque-Mate
Rachador de Tórax
Peitoral
Talismã de Caudilho
Talismã de Quimera
Botas das Escamas do Quimera
Manoplas de Pele de Quimera
Escudo Espiritual de Carrilhão
Culpa Sufocante
Orbe Cromático
Pedra Sentinela Cromada de Marcos de Glennach
Pedra Sentinela Cromada de Vila de Haewark
Pedra Sentinela Cromada de Lex Ejoris
Pedra Sentinela Cromada de Lex Proxima
Pedra Sentinela Cromada de Lira Arthain
Pedra Sentinela Cromada de Nova Vastir
Pedra Sentinela Cromada de Fim de Tirn
Pedra Sentinela Cromada de Descanso de Valdo
Crônica de Atzoatl
Talismã Crisálida
Escórias
Arco da Cidadela
Mapa: Cidadela
Amuleto de Citrina
Mapa: Praça da Cidade
Clareza
Botas Afiveladas
Luvas Afiveladas
Óleo Claro
Cutilada
Cutilada da Fúria
Cutelo
Suporte: Combate Próximo
Elmo Fechado
Cinto de Pano
Parte do Cinto de Pano
Botas da Núvem Sussurrante
Suporte: Grupo de Armadilhas
Talismã da Ninhada
Sentinela Supremo de Cobalto
Joia Cobalto
Sentinela do Pandemônio de Cobalto
Sentinela Perseguidor de Cobalto
Pedra Sentinela de Cobalto
Chicote de Cobra
Talismã de Naja
Relíquia: Arca
Engrenagens da Ruptura
Anel Engrenado
Cajado Enrolado
Varinha Enrolada
Moeda da Profanação
Moeda de Conhecimento
Moeda de Poder
Moeda de Restauração
Moeda de Habilidade
Égide de Gelo
Suporte: Penetração de Gelo
Mapa: Rio Gelado
Estalo Gélido
Estalo Gélido do Poder
Suporte: Gelo a Fogo
Broquel Sintonizador de Frio
Mapa: Colunata
Frasco Híbrido Colossal
Frasco de Vida Colossal
Frasco de Mana Colossal
Escudo Torre Colossal
Mapa: Coliseu
Placas do Coliseu
Malho do Colosso
Combustão
Suporte: Combustão
Comandar Enxerto
Cota de Placas do Comandante
Mandamento de Lâminas
Mandamento das Chamas
Mandamento da Força
Mandamento do Gelo
Mandamento da Fúria
Mandamento do Inferno
Mandamento da Ira
Mandamento da Luz
Mandamento do Reflexo
Mandamento do Rancor
Mandamento do Trovão
Mandamento da Guerra
Mandamento do Inverno
Mandamento do Túmulo
Mandamento da Tempestade
Comunhão (Reforço)
Companheirismo (Reforço)
Arco Composto
Anel Composto
Arco Complexo
Escudo Cravado de Composto
Relatório de Patrulha Abrangente
Suporte: Efeito: Concentrado
Aljava Condutora
Condutividade
Linha Condutora
Elmo de Cone
Conflagrante
Congregação (Reforço)
Varinha Agregadora
Botas do Conjurador
Luvas do Conjurador
Vestes do Conjurador
Conjurador de Podridão
Ídolo Conquistador
Elmo do Conquistador
Cota de Malha da Conquista
Elmo da Conquista
Lamelar da Conquista
Consagrar
Caminho Sagrado
Caminho Sagrado da Tolerância
Mapa: Conservatório
Mapa Ocupado pelo Constritor
Consumo de Ossos
Contagiar
Contágio da Subsidência
Contágio da Transferência
Contaminar
Contrato: Abrigo
Contrato: Laboratório
Contrato: Mansão
Contrato: Biblioteca Proibida
Contrato: Escritório de Registros
Contrato: Repositório
Contrato: Covil do Contrabandista
Contrato: Túneis
Contrato: Entranhas
Suporte: Incêndio Controlado
Suporte: Destruição Controlada
Varinha do Pacto
Armadilha Conversora
Convocação
Varinha de Convocação
Recuperação de Recarga (Reforço)
Adaga de Cobre
Placas de Cobre
Espada de Cobre
Escudo Torre de Cobre
Amuleto Coral
Carta da Floresta de Corais
Carta do Recife de Corais
Anel de Coral
Mapa: Ruínas de Coral
Cinto de Cordão
Mapa: Núcleo
Couraça Coronal
Marreta Coronal
Andarilho Cadavérico
Lâmina Corroída
Fóssil Corroído
Escudo Torre Corroído
Broquel Enrugado
Corrompido
Suporte: Clamor Corrompedor
Febre Corrompedora
Espada do Corsário
Frasco Coríndon
Patuá Corvinal
Sentinela Supremo Cósmico
Fragmento Cósmico
Chave do Relicário Cósmico
Mostruário Caro
Conselho dos Gatos
Contrato da Contra-Taumaturgia
Corrente Viva (Reforço)
Espada da Corte
Mapa: Corte
Mapa: Pátio
Mapa: Pátio do Definhamento
Mapa: Enseadas
A Posse Cobiçada
Maça Quebradora
Lança Crepitante
Lança Crepitante da Ramificação
Lança Crepitante da Desintegração
Isca de Craicic
Talismã Craicic
Mapa: Cratera
Criar Altar Menor
Geada Rastejante
Geada Gradativa das Banquisas
Cremação
Cremação da Exumação
Cremação do Vulcão
Fragmento Crescente
Cajado Crescente
Coroa de Ezomyr
Coroa dos Matadores do Ancião
Ídolo Dourado Cristado
Escudo Torre Cristado
Joia Carmesim
Óleo Rubro
Vestes Carmesim
Escudo Redondo Carmesim
Mapa: Templo Carmesim
Mapa: Município Carmesim
Pedra Sentinela Carmesim
Suporte: Aflição dos Golpes Críticos
Talismã de Crocitador
Arco Bruto
Figura Imperfeita da Detecção
Proteção Imperfeita
Suporte: Crueldade
Botas do Cruzado
Broquel do Cruzado
Cota de Malha do Cruzado
Luvas do Cruzado
Elmo do Cruzado
Placas do Cruzado
Orbe Exaltado do Cruzado
Punho Esmagador
Ampliador de Força Esmagadora
Anel Criônico
Armadura da Cripta
Sentinela Supremo Críptico
Sentinela do Pandemônio Críptico
Sentinela Perseguidor Críptico
Cinto de Cristal
Mapa: Reserva de Cristal
Cetro de Cristal
Varinha de Cristal
Cristal em Queda (Reforço)
Geodo Cristalino
Rancor Cristalizado
Cubo da Absorção
Exterminar os Fracos (Reforço)
Suporte: Golpe Abatedor
Aljava Curada
Consumo de Maldição
Transferência de Maldição
Mapa: Cripta Amaldiçoada
Suporte: Solo Maldito
Palavras Malditas
Lâmina Curvada
Facão
Traje do Degolador
Ducado de Cyaxan
Ciclone
Ciclone do Tumulto
Machado de Adagas
Infusão de Dano
Aura de Dano com Uso de Habilidades de Movimento
Suporte: Dano com Vida Cheia
Danação
Dança Prístina
Espada Dançarina
Barganha Sombria
Barganha Sombria de Trarthus
Sonhos Obscuros
Mapa: Floresta Negra
Marionete Sombria
Ceifador Sombrio
Tentação Sombria
Metade Sombria
Calçado de Aço Sombrio
Beijo da Língua Sombria
Cetro de Lenhanegra
Avanço
Enxofre do Homem Morto
Talismã da Mão Morta
Suporte: Afecções Mortais
Alegria Mortal
Essência da Cólera Ensurdecedora
Essência da Agonia Ensurdecedora
Essência da Desgraça Ensurdecedora
Essência da Hesitação Ensurdecedora
Essência do Pavor Ensurdecedora
Essência da Inveja Ensurdecedora
Essência do Medo Ensurdecedora
Essência da Ganância Ensurdecedora
Essência do Ódio Ensurdecedora
Essência da Repugnância Ensurdecedora
Essência da Miséria Ensurdecedora
Essência da Raiva Ensurdecedora
Essência do Desprezo Ensurdecedora
Essência da Mágoa Ensurdecedora
Essência do Rancor Ensurdecedora
Essência do Sofrimento Ensurdecedora
Essência do Tormento Ensurdecedora
Essência da Angústia Ensurdecedora
Essência da Ira Ensurdecedora
Essência do Zelo Ensurdecedora
A Morte
Aura da Morte
Arco Mortífero
Passo da Morte
Desejo Mortal
Projetos Mortais
Suporte: Decadência
Pedra do Vácuo Arruinada
Fragmento Decadente
Chave do Relicário Decadente
Contrato da Enganação
Astrolábio Enganoso
Arco Dizimador
Machado Decorativo
Totem Chamariz
Decreto de Lâminas
Decreto das Chamas
Decreto da Força
Decreto do Gelo
Decreto da Fúria
Decreto do Inferno
Decreto da Ira
Decreto da Luz
Decreto do Reflexo
Decreto do Rancor
Decreto do Trovão
Decreto da Guerra
Decreto do Inverno
Decreto do Túmulo
Decreto da Tempestade
Arco Curvo
Dedicação à Deusa
Talismã das Profundezas
Botas de Couro de Cervo
Luvas de Couro de Cervo
Ataque Padrão
Estandarte Desafiador
Mapa: Catedral Profanada
Fóssil Hábil
Máscara do Deicídio
Resolução de Dekhara
Relatório de Patrulha Delirante
Orbe Delirante
Escaravelho do Delírio
Escaravelho do Delírio das Alucinações
Escaravelho do Delírio da Mania
Escaravelho do Delírio da Neurose
Escaravelho do Delírio da Paranóia
Dementofobia
Aposta do Semideus
Contrato da Demolição
Coroa do Demônio
Adaga do Demônio
Chifre de Demônio
Fóssil Denso
Pergaminho da Desregulamentação
Profanar
Virtude Profanada
Cota de Placas do Deserto
Mapa: Deserto
Mapa: Fonte do Deserto
Desespero
Cruzada Desesperada
Machado do Déspota
Destinado a Desmoronar
Couraça do Destino
Regalia do Destruidor
Vínculo Destrutivo
Determinação
Detonar Morto
Detonar Morto da Reação em Cadeia
Detonar Morto da Limpeza
Detonar Minas
Suporte: Devorar
Talismã Devorador
Fragmento Devorador
Totem Devorador
Cota de Malha do Devoto
Catalisador Destral
Subjugação da Dialla
Frasco de Diamante
Anel de Diamante
Mapa: Cavidade
Pele Atróz
Direcionar Formigas
Machado da Desaprovação
Descarga
Descarga da Miséria
Disciplina
Desdém
Escaravelho da Adivinhação do Furto
Escaravelho da Adivinhação da Abundância
Escaravelho da Adivinhação do Cláustro
Beleza Divina
Rajada Divina
Rajada Divina do Esplendor
Suporte: Bênção Divina
Coroa Divina
Ira Divina
Ira Divina da Desintegração
Ira Divina do Relâmpago Sagrado
Justiça Divina
Frasco de Vida Divino
Frasco de Mana Divino
Orbe Divino
Retribuição Divina
Sentinela Divina (Reforço)
Fragmento Divino
Recipiente Divino
Orbe Delirante do Profeta
Incubador do Divino
Orbe Vaal Tocada pelo Djinn
As Loucuras de Doedre
Golpe Dominador
Golpe Dominador da Inspiração
Pedra da Liga Domination
Escaravelho do Domínio
Escaravelho do Domínio das Aparições
Escaravelho do Domínio da Evolução
Escaravelho do Domínio dos Terrores
Flecha da Destruição
Explosão Destruidora
Epifania de Doryani
Toque de Doryani
Machado Duplo
Garra Dupla
Golpe Duplo
Golpe Duplo do Empalamento
Golpe Duplo do Impulso
Maça do Dragão
Rapieira de Osso de Dragão
Botas de Escamas de Dragão
Gibão de Escama de Dragão
Manoplas de Escamas de Dragão
Espada do Dragão
Enxerto-Esh Drenante
Coberto por Sonhos
Estandarte Horrendo
Marreta Horrenda
Maça do Sonho
Chinelos da Missão dos Sonhos
Clava de Madeira Balsa
Marreta de Madeira Balsa
Cetro de Madeira Balsa
Escudo Cravado de Madeira Balsa
Varinha de Madeira Balsa
Mapa: Cidadela de Drox
Coroa de Drox
Alquimista Druídico
Mapa: Oceano Seco
Ataque Combinado
Golpe Duplo da Ambidestria
Dualidade
Mapa: Dunas
Mapa: Masmorra
Lâmina do Anoitecer
Anel do Crepúsculo
Chinelos da Caminhada Noturna
Agonia Mortal
Luz Crepitante
Garra de Águia
Bebedor da Terra
Suporte: Devastador
Terremoto
Terremoto da Amplificação
Destroçador
Destroçador da Fragilidade
Destroçador da Proeminência
Chave de Eber
Escudo Torre de Ébano
Eco da Solidão
Eco da Reverência
Eco do Trauma
Ecos do Amor
Cajado do Eclipse
Eclipse (Reforço)
Édito de Lâminas
Édito das Chamas
Édito da Força
Édito do Gelo
Édito da Fúria
Édito do Inferno
Édito da Ira
Édito da Luz
Édito do Reflexo
Édito do Rancor
Édito do Trovão
Édito da Guerra
Édito do Inverno
Édito do Túmulo
Édito da Tempestade
Edificar (Reforço)
Botas de Pele de Enguia
Luvas de Pele de Enguia
Sola de Pele de Enguia
Túnica de Pele de Enguia
Suporte: Eficácia
Memória de Einhar
Espada Anciã
Orbe Exaltado do Ancião
Blasfêmia Sobrenatural (Reforço)
Orbe Ancestral do Caos
Orbe Ancestral Exaltado
Olho Ancestral
Incubador do Ancião
Orbe Ancestral da Anulação
Perfeição Ancestral
Pedra do Vazio Sobrenatural
Pergaminho da Eletrocussão
Florete Elegante
Cota de Anéis Elegante
Escudo Redondo Elegante
Espada Elegante
Égide Elemental
Suporte: Resistências Elementais de Lacaios e Totens
Suporte: Dano Elemental com Ataques
Suporte: Foco Elemental
Acerto Elemental
Acerto Elemental do Espectro
Suporte: Penetração Elemental
Projéteis Elementais
Suporte: Proliferação Elemental
Guarda Elemental
Fraqueza Elemental
Sextante Elevado
Sentinela Supremo Embrasado
Sentinela do Pandemônio Embrasado
Sentinela Perseguidor Embrasado
Abrace a Loucura
Luvas Bordadas
Imperador da Pureza
Sorte do Imperador
Suporte: Maximizar
Uivo Maximizador
Caixão Vazio
Broche Esmalte
Broquel Esmaltado
Encantamento
Incubador Encantado
Noite Eterna
Broquel Endotérmico
Suporte: Carga de Tolerância ao Atordoar Corpo a Corpo
Clamor Fortalecedor
Lâmina de Energia
Suporte: Dreno de Energia
Espada de Energia
Aperto Debilitante
Debilitar
Orbe do Engenheiro
Lasca do Engenheiro
Contrato da Engenharia
Espada Larga Entalhada
Machadinha Gravada
Ultimato Talhado
Varinha Entalhada
Suporte: Melhorar
Montagem Enigmática A4
Montagem Enigmática B2
Montagem Enigmática C5
Montagem Enigmática D1
Orbe Incandescente
Suporte: Iluminar
Peitoral Encoberto
Botas Encobertas
Luvas Encobertas
Elmo Encoberto
Escudo Encoberto
Mapa Ocupado pelo Escravizador
Flecha Aprisionadora
Anel Entálpico
Inveja
Mapa Ocupado pelo Erradicador
Enxerto-Xoph Eruptivo
Protótipo Fugitivo
Pedra da Fenda de Esh
Pedra de Fenda Energizada de Esh
Pedra de Fenda Enriquecida de Esh
Pedra de Fenda Impecável de Esh
Pedra de Fenda Pura de Esh
Kit de Disfarce Espião
Queimador de Essência
Drenar Essência
Dreno de Essência do Desespero
Dreno de Essência da Maldade
Pedra da Liga Essence
Escaravelho da Essência
Escaravelho da Essência da Adaptação
Escaravelho da Essência da Ascensão
Escaravelho da Essência da Calcificação
Escaravelho da Essência da Estabilidade
Essência do Delírio
Essência de Desolação
Essência do Horror
Essência da Histeria
Essência da Insanidade
Chaveiro Essencial
Estocada
Mapa: Estuário
Espada Grande Gravada
Machadinha Entalhada
Escudo Triangular Gravado
Gravado em Sangue
Suporte: Bênção Eterna
Vínculos Eternos
Elmo Eterno com Visor
Frasco de Vida Eterno
Frasco de Mana Eterno
Orbe Eterno
Espada Eterna
Lâmina Etérea
Arco Etéreo
Facas Etéreas
Facas Etéreas das Lâminas Persistentes
Facas Etéreas do Massacre
Vara da Eventualidade
Metamorfose Ambulante
Eviscerar
Implante Exaltado
Orbe Exaltado
Lasca Exaltada
Mapa: Escavação
Grande da Foice Negra Excepcional
Artefato do Círculo Quebrado Excepcional
Brasa Ancestral Excepcional
Fluido Ancestral Excepcional
Artefato da Ordem Excepcional
Artefato do Sol Excepcional
Excomungar (Reforço)
Exemplar (Reforço)
Escudo Espiritual Exaustivo
Escudo Torre Exotérmico
Moeda Exótica
Diário de Bordo Expedition
Escaravelho da Expedição
Escaravelho da Expedição da Arqueologia
Escaravelho da Expedição da Infusão
Escaravelho da Expedição da Runificação
Escaravelho da Expedição do Pó de Verisium
Suporte: Perito em Retaliação
Relatório de Patrulha Exploradora
Flecha Explosiva
Composto Explosivo
Composto Explosivo da Destruição
Sapo Explosivo
Armadilha Explosiva
Armadilha Explosiva da Magnitude
Armadilha Explosiva dos Estilhaços
Lâmina Requintada
Couraça Requintada
Ensanguentar
Ensanguentar da Transmissão
Cinzel de Olho
Olho Invernal
Olho Invernal da Finalidade
Olho Invernal da Transitoriedade
Tomo de Ez Myrae
Machado Ezomita
Lâmina Ezomita
Elmo Ezomita com Visor
Adaga Ezomita
Escudo Cravado Ezomita
Cajado Ezomita
Escudo Torre Ezomita
Enfrentar Último Alvo
Fóssil Facetado
Lente Armazenadora
Mapa: Fábrica
Névoa Refletora Desvanecente
Elmo Fiel
Cristais Cadentes
Cristais Cadentes
Contrato Familiar
Florete Extravagante
Talismã da Mandíbula Dentada
Isca de Farric
Talismã Farric
Suporte: Ataques Acelerados
Suporte: Conjuração Acelerada
Suporte: Projéteis Rápidos
Encontro Predestinado
Amor de Pai
Chifre de Fauno
Banquete de Carne
Aljava de Flechas com Plumas
Suporte: Frenesi Faminto
Elmo de Esgrimista
Isca de Fenumal
Talismã Fenumal
Incubador Feroz
Catalisador Fértil
Máscara Festiva
Lâmina Espiritual Instável
Lamelar de Campo
Mapa: Campos
Adaga Demoníaca
Canibal Ardente
Impacto Ardente
Incinerar da Figura de Proa
Caixão Ocupado
Orbe Delirante Refinado
Incubador Fino
Ferramenta de Boa Qualidade
Figura Refinada da Detecção
Pedra de Amolar Refinada
Luvas de Seda sem Dedos
Escudo Redondo de Abeto
Égide de Fogo
Aljava de Flechas de Fogo
Erupção de Chamas
Cone de Fogo Elemental
Mina Explosiva de Fogo
Fogo de Origem Desconhecida
Suporte: Penetração de Fogo
Retalhação de Projétil de Fogo
Armadilha Flamejante
Armadilha Flamejante da Explosão
Arma de Fogo
Bola de Fogo
Tormenta Flamejante
Tormenta Flamejante dos Meteoros
Tormenta Flamejante do Disparo
Vara de Pescar
Manoplas de Escama de Peixe
Fenda
Fenda (Reforço)
Suporte: Punho da Guerra
Sopro de Chamas
Avanço Ardente
Avanço Ardente da Incineração
Avanço Ardente do Retorno
Talismã de Cão Infernal Ardente
Vínculo das Chamas
Chicote Ardente
Chicote Ardente da Combustão
Parede Flamejante
Explosão Flamejante
Explosão Flamejante da Celeridade
Explosão Flamejante da Contração
Enxerto-Xoph Chama-chamas
Chamas do Julgamento
Armadilha Lança-Chamas
Armadilha Lança-chamas da Estabilidade
Suporte: Chuva Ardente
Flamabilidade
Tiro Inflamável
Flecha Flangeada
Furadeira Flangeada
Maça com Flange
Maça Ardente
Brasa Cintilante da Omnichama do Abismo
Brasa Cintilante da Omnichama dos Lordes da Fenda
Brasa Cintilante da Omnichama dos Kalguurans
Brasa Cintilante da Omnichama dos Cientistas
Brasa Cintilante da Omnichama dos Primeiros Seres
Brasa Cintilante da Omnichama dos Cultistas da Selva
Brasa Cintilante da Omnichama dos Vaal
Lâmina Incendiária
Pólvora Brilhante Escondida
Explosão de Cargas de Frascos
Frasco de Welakath
Faca Esfoladora
Oferenda Carnal
Carne e Pedra
Carne de Xesht
Enxerto de Carne
Destruir Carne
Rasgacarne
Golpe Súbito
Golpe Súbito do Poder
Trespassada Súbita
Lâmina Chamuscadora
Jogue a Moeda
Mapa: Mina Inundada
Bascinet Estriado
Pedra Focal
Concentrar
Amuleto Focal
Suporte: Balista Focada
Suporte de Canalização Concentrada
Nevoeiro de Guerra
Broche Foliado
Espada da Infantaria
Contrato Proibido
Lâmbada Proibida
Poder Proibido
Ritual Proibido
Ritual Proibido do Sacrifício D'alma
Tatuagem Proibida do Duelista
Tatuagem Proibida do Espoliador
Tatuagem Proibida da Patrulheira
Tatuagem Proibida da Herdeira
Tatuagem Proibida do Sombra
Tatuagem Proibida do Templário
Tatuagem Proibida da Bruxa
Tomo Proibido
Mapa: Floresta Proibida
Incubador Agourento
Tigre da Floresta
Guerreiro da Floreta
Mapa: Fornalha da Fênix
Chave do Relicário Esquecido
Suporte: Difundir
Mapa: Bifurcação do Rio
Anel Disforme
Suporte: Fortificar
Mapa: Fortaleza
Orbe Delirante Fossilizada
Incubador Fossilizado
Escudo Espiritual Fossilizado
Cajado Imundo
Orbe Exaltado Natimpuro
Orbe da Ampliação Natimpuro
Orbe Real Natimpuro
Constrição Pérfida
Constrição Pérfida (Reforço)
Arco da Fundição
Mapa: Fundação
Sola de Couro de Raposa
Fóssil Talhado
Orbe Talhador
Lasca Talhadora
Fragmento do Constritor
Fragmento do Vazio
Fragmento do Escravisador
Fragmento do Erradicador
Fragmento do Conhecimento
Fragmento do Purificador
Fragmento de Forma
Fragmento do Terror
Fragmento da Quimera
Fragmento da Hidra
Fragmento do Minotauro
Fragmento da Fênix
Pergaminho da Fragmentação
Orbe Delirante Fragmentado
Incubador Fragmentado
Flecha Fragmentada
Mina Congelante
Pulso Congelante
Enxerto-Tul Congelante
Frenesi
Frenesi da Agressividade
Suporte: Carne Fresca
Amizade
Garra do Pavor
Marreta do Pavor
Suporte: Vínculo Frígido
Fóssil Frígido
Do Osso às Cinzas
Couraça da Fronteira
Lâminas Gélidas
Lâminas Gélidas da Catábase
Canalização do Disparo Congelante
Bomba Congelante
Bomba Congelante da Aproximação
Bomba Congelante da Instabilidade
Talismã de Cão Infernal do Gelo
Escudo Gélido
Parede de Gelo
Parede de Gelo da Invasão
Congelabilidade
Teleporte Gélido
Teleporte Gélido da Explosão Invernal
Disparo Congelante
Mago do Gelo (Reforço)
Mapa: Cabanas Congeladas
Canibal Congelado
Legião Congelada
Legião Congelada do Agrupamento
Arrastão Congelante
Astrolábio Frutífero
Botas do Fugitivo
Anel Fugitivo
Tintura de Fulgurite
Cota de Malha
Cota de Escamas de Dragão
Couraça
Placas
Cota de Anéis
Armadura de Escamas
Cota de Escamas de Wyrm
Armadura de Escamas de Wyvern
Fóssil Fundamental
Astrolábio Fúngico
Mapa: Oco Fúngico
Invenção Adiantada
Fúria do Precursor
Coroa da Ventania
Flecha Galvânica
Flecha Galvânica da Energia
Flecha Galvânica do Surto
Campo Galvânico
Campo Galvânico da Intensidade
Mapa: Jardins
Talismã de Colosso
Martelo
Incubador do Lapidário
Compaixão do Lapidário
Prisma do Lapidário
A Promessa do Lapidário
Lentes do Lapidário
Garras Gêmeas
Espada Gema
Cota de Placas do General
Clamor do General
Elmo do General
Suporte: Generosidade
Mapa: Geodo
Anel Geodésico
Incubador do Geomante
Joia do Olho Pavoroso
Mapa: Gueto
Lâmina de Chama Espectral
Artilharia Fantasmagórica
Frasco de Vida Gigante
Frasco de Mana Gigante
Elmo do Matador de Gigantes
Dádiva de Asenath
O Presente da Rainha Gemante
Presente à Deusa
Escaravelho Dourado Abyss
Escaravelho Dourado da Emboscada
Machado Dourado
Escaravelho Dourado do Bestiário
Escaravelho Dourado Blight
Escaravelho Dourado da Fenda
Broquel Dourado
Escaravelho Dourado da Cartografia
Escaravelho Dourado da Adivinhação
Escaravelho Dourado do Ancião
Escaravelho Dourado da Expedição
Fóssil Dourado
Escaravelho Dourado do Emissário
Escaravelho Dourado da Legião
Escaravelho Dourado do Relicário
Morrião Dourado
Escaravelho Dourado do Criador
Escaravelho Dourado do Sulfito
Escaravelho Dourado do Tormento
Escaravelho Dourado do Ultimato
Escudo Torre Cingido
Cascata Glacial
Cascata Glacial da Fissura
Martelo Glacial
Martelo Glacial do Despedaçamento
Corte do Escudo Glacial
Mapa: Geleira
Elmo de Gladiador
Placas do Gladiador
Gládio
Faca de Vidro
Bolha do Vidreiro
Vislumbre de Esperança
Vislumbre da Eternidade
Anel do Escurecer
Couraça Gloriosa
Placas Gloriosas
Silhueta Brilhante
Gula (Reforço)
Gula dos Elementos
Fóssil Glífico
Ramo Torcido
Chifre de Cabra
Botas de Couro de Cabra
Broquel de Couro de Cabra
Luvas de Couro de Cabra
Talismã de Homem-cabra
Raio da Deusa
Teleporte da Deusa
Ouro
Amuleto de Ouro
Frasco de Ouro
Anel de Ouro
Lâmina Dourada
Braçadeiras de Ouro
Broche Dourado
Broquel de Ouro
Caligae Dourado
Máscara Dourada Cerimonial
Chama Dourada
Grotesco Dourado
Ídolo Dourado de Hetzapal
Aro Dourado
Chave Dourada
Adaga Dourada
Manto Dourado
Máscara Dourada
Ídolo Dourado de Matatl
Ídolo Dourado de Napuatzi
Obi Dourado
Óleo Dourado
Placas Douradas
Ídolo Dourado de Oração
Glifo Sacrificial Dourado
Ídolo Dourado do Escravo
Fisionomia Dourada
Pedra Sentinela Dourada
Grinalda Dourada
Ídolo Dourado de Xoplotli
Manoplas de Golias
Grevas de Golias
Talismã de Golias
Onda de Choque Sanguinolenta
Cinzel
Graça
Espada Graciosa
Artefato da Foice Negra Distinto
Artefato do Círculo Quebrado Distinto
Brasa Ancestral Distinta
Fluido Ancestral Distinto
Frasco de Vida Grandioso
Frasco de Mana Grandioso
Artefato da Ordem Distinto
Cota de Anéis Grandiosas
Artefato do Sol Distinto
Chaveiro Grão-Mestre
Frasco de Granito
Bengala de Tigre
Astrolábio Constringente
Cota de Malha Ávida
O Conhecimento dos Mortos
Mapa: Túmulo Fechado
Mapa: Sepulcrário
Esfera Gravitacional
Coroa Grande
Elmo Grande
Marreta Grande
Talismã de Bocarra Grande
Grande Garra Branca
Convocação Ancestral Maior (Reforço)
Artefato da Foice Negra Maior
Artefato do Círculo Quebrado Maior
Propagação Maior (Reforço)
Devorar Maior (Reforço)
Brasa Ancestral Maior
Fluido Ancestral Maior
Ramificação Maior (Reforço)
Instabilidade Cinética Maior (Reforço)
Frasco de Vida Maior
Frasco de Mana Maior
Suporte: Projéteis Múltiplos Melhorado
Ataques Múltiplos Maiores (Reforço)
Artefato da Ordem Maior
Sequência Mágica Maior (Reforço)
Eco Mágico Maior (Reforço)
Artefato do Sol Maior
Desencadeamento Maior (Reforço)
Suporte: Grande Rajada
Talismã do Lobo Grandioso
Fetiche Sorridente
Luvas Aderentes
Pele de Urso
Mapa: Gruta
Impacto Sísmico
Impacto Sísmico do Tremor
Arco do Bosque
Dádiva do Ventre Crescente
Tartaruga Guardiã
Suporte: Bênção do Guardião
Desafio do Guardião
Manoplas Protetoras
Estripador
Faca Estripadora
Pergaminho da Hemi Combustão
Gigante Meio-lembrado
Santificação (Reforço)
Frasco Híbrido Consagrado
Frasco de Vida Consagrado
Frasco de Mana Consagrado
Broquel Martelado
Mão de Arimor
Arco do Mensageiro
Mapa: Emissário
Escaravelho do Emissário
Escaravelho do Emissário dos Obeliscos
Escaravelho do Emissário da Regência
Escaravelho do Emissário dos Espólios de Guerra
Orbe do Emissário
Lasca do Emissário
Enxerto-Uul Robustecedor
Máscara do Arlequim
Escudo Espiritual Harmônico
Harmonia das Almas
Rapieira da Harpia
Botas de Pele de Harpia
Luvas de Pele de Harpia
Afluência Assustadora (Reforço)
Escaravelho da Colheita
Escaravelho da Colheita da Cornucópia
Escaravelho da Colheita da Duplicação
Ímpeto
Ódio
Elmo Assombrado
Mapa: Mansão Assombrada
Sombras Assombradoras
Espada do Chefe
Machado do Carrasco
Coração Enrolado
Coração das Chamas
Coração do Gárgula
Escudo Torre Sintonizador de Calor
Varinha Idólatra
Flagelo do Céu
Aljava de Flechas Pesadas
Cinto Pesado
Aljava Pesada
Pancada
Golpe Pesado de Trarthus
Arco Hedron
Anel Helicoidal
Pata do Leão
Sua Máscara
Arauto da Agonia
Arauto Flamejante
Arauto Glacial
Arauto da Pureza
Arauto Trovejante
Arauto da Colmeia
Heterocromia
Suporte: Propagar Feitiço
Feitiço Explosivo
Feitiço Explosivo da Contradição
Feitiço Explosivo da Devastação
Talismã da Garra Amaldiçoada
Passe Enfeitiçado (Reforço)
Sapo Enfeitiçado (Reforço)
Suporte: Toque Maldito
Item Escondido
Suporte: Mina de Alto Impacto
Arco Nobre
Cajado do Nobre
Lâmina das Terras Altas
Cacho de Hinekora
A Mensagem Flamejante
História
Nascido da Colmeia (Reforço)
Glândula de Cérebro de Colmeia
Fóssil Côncavo
Flecha Ponta Oca
Adaga de Ponta Oca
Cota de Malha Benta
Totem Flamejante Sagrado
Totem Flamejante Sagrado da Ira
Martelos Sagrados
Martelos Sagrados das Espirais
Golpe Sagrado
Varrida Sagrada
Varrida Sagrada dos Martelos Cadentes
Lar
Cutelo Afiado
Incubadora Honrada
Tatuagem Honrada do Bárbaro
Tatuagem Honrada do Berserker
Tatuagem Honrada do Pássaro
Tatuagem Honrada do Rebanho
Tatuagem Honrada da Inundação
Tatuagem Honrada de Hatungo
Tatuagem Honrada do Caçador
Tatuagem Honrada do Makanga
Tatuagem Honrada da Montanha
Tatuagem Honrada do Carvalho
Tatuagem Honrada de Pa
Tatuagem Honrada do Saqueador
Tatuagem Honrada do Céu
Tatuagem Honrada da Tormenta
Tatuagem Honrada da Tuatara
Tatuagem Honrada da Tartaruga
Tatuagem Honrada do Comandante
Tatuagem Honrada do Sábio
Manto com Capuz
Espada de Gancho
A Esperança
Lasca do Horizonte
Escaravelho Chifrudo do Despertar
Escaravelho Chifrudo das Linhagens
Escaravelho Chifrudo do Brilho
Escaravelho Chifrudo do Nêmesis
Escaravelho Chifrudo do Pandemônio
Escaravelho Chifrudo da Preservação
Escaravelho Chifrudo da Tradição
Cetro Chifrudo
Talismã do Chifre
Casa dos Espelhos
A Arrogância
Tiara da Arrogância
Brutamontes Monstruoso
Humildade
Capuz do Caçador
Orbe Exaltado do Caçador
O Desenlace do Caçador
A Recompensa do Caçador
Cota de Placas do Hussardo
Talismã de Aracnídeo Híbrido
Hidra
Botas de Escamas de Hidra
Manoplas de Escamas de Hidra
Hidrosfera
Joia do Olho Hipnótico
Suporte: Hipotermia
Eu Vejo Irmãos
Suporte: Mordida Congelante
Pancada Glacial
Pancada de Gelo da Cadência
Lança Elemental de Gelo
Nova Glacial
Nova Glacial do Congelamento Profundo
Nova Glacial dos Disparos Congelantes
Tiro Gélido
Tiro Gélido da Penetração
Lança Gélida
Lança de Gelo da Divisão
Armadilha Glacial
Armadilha de Gelo do Vão
Mapa: Iceberg
Fogo Congelante
Tempestade de Gelo
Explosão Estalactitea
Mina de Sincelo
Mina Congelante da Ventilação
Mina Congelante da Sabotagem
Sincelos
Geodo Ígneo
Incendiar
Suporte: Proliferação de Incêndio
Ignição de Explosão
Teleporte Ilusório
Catalisador Imbuído
Varinha Imbuída
Suporte: Imolação
Chamado Imortal
Determinação Imortal
Coroa do Demonete
Adaga Anã
Propagador de Força Impactante
Suporte: Empalar
Enxerto-Uul do Empalamento
Suporte: Destruição Iminente
Adepto de Zarokh Imperfeito
Lich Astral Imperfeito
Blasfemador Imperfeito
Demônio Sangrento Imperfeito
Conjurador de Podridão Imperfeito
Espada Dançarina Imperfeita
Marionete Sombria Imperfeita
Ceifador Sombrio Imperfeito
Alquimista Druídico Imperfeito
Olho Ancestral Imperfeito
Protótipo Fugitivo Imperfeito
Canibal Ardente Imperfeito
Tigre da Floresta Imperfeito
Guerreiro da Floreta Imperfeito
Canibal Congelado Imperfeito
Tartaruga Guardiã Imperfeita
Gigante Meio-lembrado Imperfeito
Brutamontes Monstruoso Imperfeito
Hidra Infectada
Espírito Julgador Imperfeito
Saco de Carne Imperfeito
Memórias Imperfeitas
Oficial Naval Imperfeito
Horror Pontiagudo Imperfeito
Artista da Dor Imperfeito
Demiurge Primitivo Imperfeito
Pássaro Trovejante Primitivo Imperfeito
Cavaleiro Inquieto Imperfeito
Conjurador da Fenda Imperfeito
Esqueleto Rúnico Imperfeito
Demônio Sanguemante Imperfeito
Horror da Lâmina de Serra Imperfeita
Guerreiro Serpente Imperfeito
Berserker Sombrio Imperfeito
Construto Sombrio Imperfeito
Horror Cortante Imperfeito
Aranha Matriarca Imperfeita
Espírito da Fortuna Imperfeito
Senhor da Guerra Imperfeito
Arco Imperial
Broquel Imperial
Garra Imperial
Orbe Delirante Imperial
Cristal Envolvente Imperial
Legado Imperial
Marreta Imperial
Adaga Imperial
Cajado Imperial
Parte do Cajado Imperial
Cristal Impossível
Gravação
Orbe Gravado do Bestiário
Pulso Congelante do Chefe Inca
Convite Incandescente
Incenso de Keth
Incinerar
Incinerar da Expansão
Incinerar da Exaustão
Suporte: Área de Efeito Aumentada
Suporte: Dano Crítico Aumentado
Suporte: Golpes Críticos Aumentados
Aura de Dano Sofrido Aumentado
Suporte: Duração Aumentada
Escaravelho da Incursão
Escaravelho da Incursão dos Campeões
Escaravelho da Incursão da Invasão
Escaravelho da Incursão das Linhas Temporais
Óleo Índigo
Cota de Placas de Infantaria
Machado Infernal
Lâmina Infernal
Golpe Infernal
Golpe Infernal da Imolação
Clamor Infernal
Suporte: Legião Infernal
Arrastão Infernal
Espada Infernal
Mapa: Vale Infestado
Botas do Infiltrador
Luvas do Infiltrador
Relatório de Patrulha Influenciada
Escaravelho da Influência das Hordas
Escaravelho Influenciador da Interferência
Escaravelho da Influência do Ancião
Escaravelho da Influência do Criador
Suporte: Canalização Infundida
Orbe Infundido do Engenheiro
Incubador Infundido
Suporte: Inervação
Ultimato Inscrito
Suporte: Inspiração
Orbe Instigante
Suporte: Intensificar
Clamor Intimidador
Catalisador Intrínseco
Vínculo Intuitivo
Pedra da Liga Invasion
Invenção (Reforço)
Inversão de Regras (Reforço)
Chave de Inya
Anel Iolite
Tiara de Ferro
Frasco de Ferro
Manoplas de Ferro
Grevas de Ferro
Suporte: Empunhadura de Ferro
Chapéu de Ferro
Máscara de Ferro
Anel de Ferro
Cetro de Ferro
Cajado de Ferro
Suporte: Vontade de Ferro
Botas de Escamas de Ferro
Manoplas de Escamas de Ferro
Broquel de Pau-Ferro
Tintura da Madeira-Ferro
Suporte: Quantidade de Itens
Suporte: Raridade de Itens
Arco de Marfim
Escudo Espiritual de Marfim
Mapa: Templo de Marfim
Pedra Sentinela de Marfim
Teleporte de Izaro
A Caixa de Surpresa
Amuleto de Jade
Cortador de Jade
Frasco de Jade
Machadinha de Jade
Florete Dentado
Fóssil Dentado
Marreta Cravada
Machado de Jaspe
Corta-Jaspe
Máscara do Bobo
Amuleto de Azeviche
Anel de Azeviche
Jato de Chamas
Florete Encrustado
Orbe Delirante do Joalheiro
Orbe do Joalheiro
Recombinador de Acessórios
Escudo Espiritual Tilintante
Enxerto-Esh da Sobretensão
Runa Viajante
Tatuagem da Jornada do Makanui
Tatuagem da Jornada do Corpo
Tatuagem da Jornada da Mente
Tatuagem da Jornada da Mente
Selo do Cartógrafo Profissional
Cajado do Julgamento
Espírito Julgador
Vozes Julgadoras
Mapa: Vale Selvagem
Ambição Justificada
Orbe Delirante Kalguuran
Incubador Kalguuran
Escaravelho Kalguurano
Escaravelho Kalguurano do Enriquecimento
Escaravelho Kalguuran das Riquezas Protegidas
Escaravelho Kalguuran do Refinamento
Ídolo Kamasan
Grevas de Kaom
Placas de Kaom
Machado Karui
Cortador Karui
Cristal Envolvente Karui
Marreta Karui
Cetro Karui
Ducado de Katakohi
Corrupção do Guardião
Chave para a Decadência
Chave para o Crisol
Chave Laminada
Morte
Anomalia Cinética
Explosão Cinética
Explosão Cinética da Ramificação
Disparo Cinético
Tiro Cinético da Fragmentação
Fluxo Cinético
Fuzilamento Cinético
Fuzilamento Cinético da Detonação
Reforço Instabilidade Cinética
Chuva Cinética
Chuva Cinética do Impacto
Varinha Cinética
Memória de Kirac
Ducado de Kishara
Elmo do Cavaleiro
Suporte: Empurrar
Mapa: Laboratório
-
Dilacerar
Laceração da Carnificina
Laceração da Hemorragia
Escudo Espiritual de Plátano
Necrose Lacrimal
Broquel Laqueado
Traje Laqueado
Elmo Laqueado
Mapa: Covil
Mapa: Covil da Hidra
Escudo Triangular Laminado
Aço Perfurante
Aço Perfurador da Pulverização
O Amor Perdido de Lantador
Amuleto de Lápis
Joia Ramificadora Grande
Frasco Híbrido Grande
Frasco de Vida Grande
Frasco de Mana Grande
A Última Esperança
Último Recurso
-
Cota de Anéis Entrelaçados
Mapa: Câmara de Lava
Mapa: Lago de Lava
Dádiva do Ventre Generosa
Escudo Triangular em Camadas
Cetro de Chumbo
Salto Impactante
Salto Impactante Quebra-solo
Cinto de Couro
Braceletes de Couro
Barrete de Couro
Capuz de Couro
Botas de Escamas de Couro
À Mercê do Destino
Botas da Legião
Luvas da Legião
Martelo da Legião
Placas da Legião
Escaravelho da Legião
Escaravelho da Legião do Conflito Eterno
Escaravelho da Legião dos Oficiais
Escaravelho da Legião da Sekhema
Escaravelho da Legião dos Tesouros
Espada da Legião
Parte da Espada da Legião
Suporte: Menos Duração
Artefato da Foice Negra Menor
Artefato do Círculo Quebrado Menor
Brasa Ancestral Menor
Fluido Ancestral Menor
Artefato da Ordem Menor
Suporte: Custo de Mana Reduzido Menor
Artefato do Sol Menor
Dose Letal (Reforço)
Tentação Letã
Manoplas do Leviatã
Grevas do Leviatã
Luvas da Linha
Mapa: Alinhamentos
Tiara do Lich
Suporte: Ganho de Vida no Acerto
Suporte: Dreno de Vida
Runa Vital
Suporte: Fonte de Vida
Cota de Placas Leve
Aljava Leve
Luz e Verdade
Mapa: Torre do Farol
Astrolábio Obscurecido
Égide de Raio
Flecha Relampejante
Flecha Relampejante da Eletrocussão
Disparo Elétrico
Retaliação do Clone de Raio
Conduíte de Raios
Condutor Elétrico dos Céus
Suporte: Penetração de Raio
Armadilha Espiral Relampejante
Armadilha da Espiral Relampejante da Sobrecarga
Armadilha da Espiral Relampejante da Eletrização
Golpe Trovejante
Golpe Relampejante do Arco
Tentáculos Relampejantes
Tentáculos Relampejantes da Ecentricidade
Tentáculos Relampejantes do Escalonamento
Armadilha Relampejante
Armadilha Relampejante das Fagulhas
Teleporte Relampejante
Escudo Triangular de Tília
Resquícios Persistentes
Pele de Leão
Espada Leonina
Lâmina Delgada
Gelo Vivo
Reforço Relâmpago Vivo
Relâmpago Vivo Desintegrador
Contrato de Arrombamento
Suporte: Mina Local
Talismã da Galhada Solitária
Fragmento Solitário
Chave do Relicário Isolado
Guerreiro Solitário
Arco Longo
Cajado Longo
Espada Longa
Talismã do Dente Longo
Mapa: Posto de Vigia
Placas Altivas
Cota de Anéis Loricada
Mundos Perdidos
Amor Através do Gelo
A Lealdade
Tatuagem de Lealdade a Ahuana
Tatuagem de Lealdade a Akoya
Tatuagem de Lealdade a Ikiaho
Tatuagem de Lealdade a Kahuturoa
Tatuagem de Lealdade a Kaom
Tatuagem de Lealdade a Kiloava
Tatuagem de Lealdade a Maata
Tatuagem de Lealdade a Rakiata
Tatuagem de Lealdade a Tawhanuku
Tatuagem de Lealdade a Utula
Fóssil Luminoso
Sortes dos Vaal
Bastião da Sorte
As Conexões Sortudas
Baralho da Sorte
Tesouro Luminoso
Tiara de Lunaris
Patuá Lupino
Proteção Lustrosa
Invocação de Acrobacias de Lycia
Invocação de Vínculo Ancestral de Lycia
Invocação de Dança de Flecha de Lycia
Invocação de Avatar do Fogo de Lycia
Invocação da Magia Sanguínea de Lycia
Invocação de Convocação de Lycia
Invocação de Condutor de Lycia
Invocação de Dança Carmesim de Lycia
Invocação de Escudo Divino de Lycia
Invocação de Bateria Anciã de Lycia
Invocação de Equilíbrio Elemental de Lycia
Invocação de Sobrecarga Elemental de Lycia
Invocação de Juventude Eterna de Lycia
Invocação de Dançarino Fantasma de Lycia
Invocação de Devastador Fantasma de Lycia
Invocação de Golpes Reveladores de Lycia
Invocação de Mestre dos Feitiços de Lycia
Invocação de Guarde Desbalanceada de Lycia
Invocação de Empunhadura de Ferro de Lycia
Invocação de Reflexos de Ferro de Lycia
Invocação de Vontade de Ferro de Lycia
Invocação de Sombra Fluvial de Lycia
Invocação de Terror dos Magos de Lycia
Invocação de Mente Sobre a Matéria de Lycia
Invocação da Instabilidade do Lacaio de Lycia
Invocação de Sintonia da Dor de Lycia
Invocação de Agonia Perfeita de Lycia
Invocação de Queima-roupa de Lycia
Invocação de Técnica Precisa de Lycia
Invocação da Técnica Resoluta de Lycia
Invocação de Mesclador de Runas de Lycia
Invocação de Solipsismo de Lycia
Invocação de Ego Supremo de Lycia
Invocação de Postura Inabalável de Lycia
Invocação de Pacto Vaal de Lycia
Invocação de Combatente Versátil de Lycia
Invocação de Guarda Perversa de Lycia
Invocação de Dançarino do Vento de Lycia
Invocação de Juramento de Zelote de Lycia
Invocação de O Agnóstico de Lycia
Invocação de O Empalador de Lycia
Talismã de Lince
Descanso de Lysah
Embrulhador de MTX
Maquinações (Reforço)
Incubador Enlouquecedor
Objeto Enlouquecedor
Cajado do Vórtice
Vestimenta do Magista
Coroa do Magistrado
Talismã de Cão de Magma
Minério Magmático
Escudo Torre Magmático
Magnetismo (Reforço)
-
Escudo Torre de Mogno
Suporte: Mutilação
Pele Majestosa
Placas Majestosas
Malevolência
Mapa: Máformação
Presas Malignas
Malho
Machado Cruel
O Homem e o Urso
Suporte: Dreno de Mana
Cajado Impregnado de Mana
Vínculo de Mana
Suporte: Flecha Forjada com Mana
Talismã da Mandíbula
Manifestar Dervixes Dançarinos
Anel Coletor
Mapa
Mapa (Nível 1)
Mapa (Nível 10)
Mapa (Nível 11)
Mapa (Nível 12)
Mapa (Nível 13)
Mapa (Nível 14)
Mapa (Nível 15)
Mapa (Nível 16)
Mapa (Nível 2)
Mapa (Nível 3)
Mapa (Nível 4)
Mapa (Nível 5)
Mapa (Nível 6)
Mapa (Nível 7)
Mapa (Nível 8)
Mapa (Nível 9)
Escudo Redondo de Bordo
Arco Maraketh
Cristal Envolvente Maraketh
Amuleto de Mármore
Suporte: Marcar ao Acertar
Marcar como presa
Cota de Placas do Marechal
Mapa: Pântano
Botas do Martir
Luvas do Martir
Selo do Cartógrafo Mestre
Ferramenta Maestrina
-
Mapa: Mausoléu
Cinzel da Maven da Avareza
Cinzel da Maven da Adivinhação
Cinzel da Maven da Aquisição
Cinzel da Maven da Proliferação
Cinzel da Maven dos Escaravelhos
Convite de Maven: Marcos de Glennach
Convite de Maven: Vila de Haewark
Convite de Maven: Lex Ejoris
Convite de Maven: Lex Proxima
Convite de Maven: Lira Arthain
Convite de Maven: Nova Vastir
Convite da Maven: Atlas
Convite de Maven: Matadores do Ancião
Convite de Maven: Temidos
Convite de Maven: Esquecidos
Convite de Maven: Deformados
Convite de Maven: Escondidos
Convite da Conhecedora: Os Lembrados
Convite de Maven: Distorcidos
Convite de Maven: Fim de Tirn
Convite de Maven: Descanso de Valdo
-
Mapa: Dédalo
Mapa: Labirinto do Minotauro
Suporte: Escudo de Carne
Moedora de Carne
Saco de Carne
Cinto Mecânico
Cinto Mecânico
Joia Ramificadora Médio
Frasco Híbrido Médio
Frasco de Vida Médio
Frasco de Mana Médio
Suporte: Dano Físico Corpo a Corpo
Suporte: Propagar Dano
Memória do Desejo
Memória da Incredulidade
Memória da Familiaridade
Memória da Impaciência
Memória da Impulsividade
Memória da Solidão
Memória do Escárnio
Memória do Pânico
Memória da Reverência
Memória da Desconfiança
Memória do Trauma
Autorização de Mercenário
O Armamento Impiedoso
Ducado de Merrick
Mapa: Mesa
Botas de Malha
Luvas de Malha
Hipnotizar
Mensagem na Garrafa
Fóssil Metálico
Cérebro Metamorfo
Olho Metamorfo
Coração Metamorfo
Fígado Metamorfo
Pulmão Metamorfo
Cinto de Micro-Destilaria
Lâmina da Meia-Noite
Querer é Poder
Cajado Militar
Jaula Mental
Suporte: Campo Minado
Mapa: Fontes Minerais
Suporte: Dano do Lacaio
Suporte: Vida do Lacaio
Suporte: Velocidade do Lacaio
Ídolo Menor
Suporte: Arqueiro Ilusório
Incubadora Miragem
Flecha Espelhada
Flecha Espelhada dos Clones Bombardeiros
Flecha Espelhada dos Clones Prismáticos
Lasca do Espelho
Espelho de Kalandra
Espelho de Teklatipzi
Escudo Cravado Espelhado
Tábua Espelhada
Angústia na Escuridão
Reflexão Enevoada
Luvas
Explosão Vulcânica
Escudo Flamejante
Golpe Vulcânico
Golpe Vulcânico de Zenith
Enxerto-Xoph Vulcânico
Suporte: Momentum
Talismã da Pata de Macaco
Talismã dos Gêmeos Macacos
Monocromático
Cajado da Lua
Mapa: Templo Lunar
Tiara Lunar
Anel de Pedraluna
Suporte: Mais Duração
Mais Nunca é o Suficiente
Estrela D'alva
Pesar Mortal
Esperança Mortal
Ignorância Mortal
Fúria Mortal
Conjunto Mortal
Morteiro
Escudo Triangular Mosaico
Runa Montícola
Mapa: Gêiser de Lama
Projéteis Múltiplos (Reforço)
Suporte: Totens Múltiplos
Suporte: Múltiplas Armadilhas
Suporte: Ataques Múltiplos
Botas do Assassinato
Luvas do Assassinato
Joia do Olho Assassino
Mapa: Museu
Essência da Cólera Murmurante
Essência da Desgraça Murmurante
Essência do Medo Murmurante
Essência da Ganância Murmurante
Essência do Ódio Murmurante
Essência da Mágoa Murmurante
Essência do Tormento Murmurante
Essência da Angústia Murmurante
Incubador Misterioso
Dádiva do Ventre Misteriosa
Caixa Misteriosa
Pedra da Liga Misteriosa
Soqueira
Astrolábio Inominado
Anel Inominado
Contrato Náutico
Oficial Naval
Tiara do Necromante
Sedas do Necromante
Rede Necromante
Mapa: Necrópole
Armadura Necrótica
Horror Pontiagudo
Pedra da Liga Nemesis
Luvas do Néxus
Suporte: Lâmina Noturna
Bascinet do Pesadelo
Maça do Pesadelo
Mapa do Pesadelo
Robe do Tecelão Noturno
Chinelos do Vento Noturno
Memória de Niko
Sem Vestígios
Machado Nobre
Garra Nobre
Ídolo Nobre
Tricorne Nobre
A Coroa de Nook
Catalisador Nocivo
Botas de Nobuk
Luvas de Nobuk
Broquel de Carvalho
Tintura de Galho de Carvalho
Orbe Delirante Obscura
Incubador Obscuro
Sentinela Supremo Obsidiano
Sentinela do Pandemônio Obsidiano
Pedra de Amolar Obsidiana
Sentinela Perseguidor Obsidiano
Vestes do Ocultista
Cetro de Ocre
Talismã de Polvo
Oferenda à Deusa
Candelabro de Ogham
Extrator de Óleo
Casaco Lubrificado
Colete Lubrificado
Varinha do Presságio
Presságio da Aceleração
Presságio da Adrenalina
Presságio da Melhoria
Presságiodo Legado
Presságio do Esplendor
Presságio das Conexões
Presságio da Quase Morte
Presságio da Morte Dançante
Presságio da Fortuna
Presságio do Repouso
Presságio do Ressurgimento
Presságio do Retorno
Presságio da Vingança
Presságio de Tricromatismo
Presságio do Joalheiro
Presságio do Devorador de Almas
Um Último Golpe
Pedra da Liga Onslaught
Amuleto de Ônix
Anel de Opala
Cetro de Opala
Varinha de Opala
Óleo Opalescente
Relatório de Patrulha Operativa
Fóssil Opulento
Orbe da Alquimia
Orbe da Alteração
Orbe da Anulação
Orbe Ampliador
Orbe do Elo
Orbe da Chance
Orbe do Conflito
Orbe do Domínio
Orbe da Dispersão Elemental
Orbe da Fusão
Orbe dos Horizontes
Orbe da Intenção
Orbe do Remorso
Orbe da Lembrança
Orbe do Expurgo
Orbe Trovejante
Orbe Trovejante das Borrascas
Orbe da Transmutação
Orbe da Restituição
Orbe do Desembaraçar
Quinta Aventura de Orbala
Mapa: Pomar
Ordem: Venha até mim!
Anel Orgânico
Pedra do Vazio Originadora
Incubador Ornamental
Maça Ornamentada
Aljava Ornamentada
Cota de Anéis Ornamentada
Escudo Cravado Ornamentado
Espada Ornamentada
Cetro Oscilante
Incubador Transcendental
Relatório de Patrulha Sobrenatural
Chave do Relicário Oubliette
Enganado
Suporte: Sobrecarga
Tendões Sobrecarregados
Suporte: Esforço Excessivo
Mapa: Ruína Coberta
Mapa: Santuário Denso
Superaquecimento (Reforço)
Intensidade Sobrecarregada (Reforço)
Pacifismo (Reforço)
Pacificar
Pacto de Beidat
Pacto de Ghorr
Pacto de K'tash
Pacto de Lycia
Jaqueta Acolchoada
Colete Acolchoado
Varinha Pagã
Artista da Dor
Broquel Pintado
Escudo Torre Pintado
Mapa: Palácio
Botas do Paladino
Coroa do Paladino
Luvas do Paladino
Cota de Malha do Paladino
Conjunto da Corte Pálida
Relíquia: Papiro
Passageiros Parasitas
Mapa: Parque
Amuleto Paua
Anel de Paua
Momentos Pacíficos
Amuleto Perolado
Pérolas aos Porcos
-
Mapa: Estábulo
Runa da Penitência
Runa da Penitência da Condução
Runa da Penitência da Dissipação
Marca da Penitência
Aljava de Flechas Penetrantes
Mapa: Península
Máscara da Penitência
Anel da Penumbra
Moeda Perandus
Pedra de Liga Perandus
Contrato de Percepção
Adepto de Zarokh Perfeito
Lich Astral Perfeito
Blasfemador Perfeito
Demônio Sangrento Perfeito
Conjurador de Podridão Perfeito
Espada Dançarina Perfeita
Marionete Sombria Perfeita
Ceifador Sombrio Perfeito
Alquimista Druídico Perfeito
Olho Ancestral Perfeito
Protótipo Fugitivo Perfeito
Canibal Ardente Perfeito
Tigre da Floresta Perfeito
Guerreiro da Floreta Perfeito
Canibal Congelado Perfeito
Tartaruga Guardiã Perfeita
Gigante Meio-lembrado Perfeito
Brutamontes Monstruoso Perfeito
Hidra Perfeita
Espírito Julgador Perfeito
Saco de Carne Perfeito
Oficial Naval Perfeito
Horror Pontiagudo Perfeito
Artista da Dor Perfeito
Demiurge Primitivo Perfeito
Pássaro Trovejante Primitivo Perfeito
Cavaleiro Inquieto Perfeito
Conjurador da Fenda Perfeito
Esqueleto Rúnico Perfeito
Demônio Sanguemante Perfeito
Horror da Lâmina de Serra Perfeita
Guerreiro Serpente Perfeito
Berserker Sombrio Perfeito
Construto Sombrio Perfeito
Horror Cortante Perfeito
Aranha Matriarca Perfeita
Espírito da Fortuna Perfeito
Senhor da Guerra Perfeito
Perfeição
Perfurar
Perfuração da Carnificina
Perfuração da Dualidade
Pernarca
Golpe Pestilento
Convocar Estátua Petrificadora
Sangue Petrificado
Maça Petrificada
Mapa: Fantasmagoria
Botas do Fantasma
Maça Fantasma
Luvas do Fantasma
Passo Etéreo
Égide Física
Aura de Degeneração Física
Retalhação de Projétil Físico
Suporte: Físico para Raio
Mapa: Píer
Suporte: Atravessar
Raio da Piety
Cutilada Reversa da Piety
Bascinet Cara de Porco
Macetadora
Broquel de Pinheiro
Escudo Torre Pinacular
Suporte: Localizar
Mapa: Fosso
Mapa: Fosso da Quimera
Talismã de Touro do Fosso
Praga
Infestador
Máscara da Peste
Talismã de Aracnídeo Empestado
Escudo Triangular de Tábua
Colete de Placas
Mapa: Planalto
Manoplas de Placas
Grevas de Placas
Marreta de Placas
Pedra Sentinela de Platina de Marcos de Glennach
Pedra Sentinela de Platina de Vila de Haewark
Adaga de Platina
Pedra Sentinela de Platina de Lex Ejoris
Pedra Sentinela de Platina de Lex Proxima
Pedra Sentinela de Platina de Lira Arthain
Pedra Sentinela de Platina de Nova Vastir
Cetro de Platina
Pedra Sentinela de Platina de Fim de Tirn
Pedra Sentinela de Platina de Descanso de Valdo
Finge de Morto!
Ataque Teste
Pancada Teste
Magia Teste
Mapa: Praça
Adaga Pneumática
Marca do Larápio
Punhal
Suporte: Queima-Roupa
Tintura de Fruta Venenosa
Fé Envenenada
Composto Venenoso
Composto Venenoso Saltador
Broquel Polar
Convite Polarizado
Alabarda
Escaravelho Polido Abyss
Escaravelho Polido da Emboscada
Escaravelho Polido do Bestiário
Escaravelho Polido Blight
Escaravelho Polido da Fenda
Escaravelho Polido da Cartografia
Escaravelho Polido da Adivinhação
Escaravelho Polido do Ancião
Escaravelho Polido da Expedição
Escaravelho Polido do Emissário
Escaravelho Polido da Legião
Escaravelho Polido do Relicário
Figura Polida da Detecção
Escaravelho Polido do Criador
Escudo Cravado Polido
Escaravelho Polido do Sulfito
Escaravelho Polido do Tormento
Escaravelho Polido do Ultimato
Polimorfia
Mapa: Porto
-
Pergaminho de Portal
Triturador de Portal
Ressonador Alquímico Potente
Ressonador Caótico Potente
Vara da Potentencialidade
Suporte: Carga de Poder no Crítico
Núcleo de Energia
Runa Poderosa
Sifão de Poder
Sifão de Poder do Arquimago
Ressonador Alquímico Poderoso
Ressonador Caótico Poderoso
Coroa do Pretor
Mapa: Precinto
Flecha Precisa
Precisão
Manoplas do Precursor
Grevas do Precursor
Suporte: Predador
Garra Pré-histórica
Preconceito
Manoplas Preservadoras
Quietude Preservada
Adaga Pressurizada
Contrato Preventivo
Orgulho
Orgulho Antes da Queda
Orgulho dos Primeiros Seres
Égide Primitiva
Aljava de Flechas Primitivas
Força Vital Cristalizada Primitiva
Orbe Delirante Primitivo
Demiurge Primitivo
Incubador Primitivo
Talismã do Crânio Primitivo
Pássaro Trovejante Primitivo
Espíritos Primitivos
Ressonador Alquímico Primordial
Ressonador Caótico Primordial
Cutelo Aprimorado
Lente Reclassificatória Primária
Sextante Primordial
Sentinela Supremo Primitivo
Sentinela do Pandemônio Primitivo
Rapieira Primaveril
Resto Primitivo
Sentinela Perseguidor Primitivo
Ressonador Alquímico Primitivo
Ressonador Caótico Primitivo
Cajado Primitivo
Mapa: Blocos Primordiais
Fragmento Primordial
Mapa: Lamaçal Primordial
Resto Primordial
Cajado Primordial
Explosão Prismática
Suporte: Explosão Prismática
Catalisador Prismático
Fóssil Prismático
Joia Prismática
Óleo Prismático
Anel Prismático
Tintura Prismática
Fóssil Intocado
Relíquia: Processional
Varinha Profana
Mapa: Esplanada
Armária de Prometeus
Adaga Forcada
Profecia
Pedra da Liga Prophecy
Varinha da Profecia
Coroa do Profeta
Astrolábio da Prospecção
Prosperidade
Vínculo Protetor
Dádiva do Ventre Supridora
Machado Psicótico
Suporte: Pulverizar
Punctura
Punctura do Estilhaço
Castigo
Mapa Ocupado pelo Purificador
Chama Purificadora
Chama Purificadora das Revelações
Pureza Elementar
Pureza Ardente
Pureza Glacial
Pureza Elétrica
Pira (Reforço)
Mina Piroclástica
Mina Piroclástica da Sabotagem
Bastão de Ferro
Frasco de Quartzo
Cetro de Quartzo
Varinha de Quartzo
Exigência da Rainha
Frasco de Mercúrio
Passo Rápido
Jaqueta com Enchimento
Mapa: Hipódromo
Suporte: Fúria
Vórtice Furioso
Vórtice Furioso do Berserker
Chuva de Lâminas
Tentador das Tempestades
Chuva de Flechas
Chuva de Flechas da Arilharia
Chuva de Flechas da Saturação
A Chuva do Caos
Evocar Espectro
Evocar Espectro da Transitoriedade
Evocar Aranhas
Evocar Zumbi
Evocar Zumbi da Queda
Evocar Zumbi da Pancada
Clamor Agrupador
Pedra da Liga Rampage
Mapa: Muralha
Amuleto Aleatório
Peitoral de Armadura Aleatório
Botas de Armadura Aleatórias
Luvas de Armadura Aleatórias
Elmo de Armadura Aleatório
Escudo de Armadura Aleatório
Peitoral de Armadura e Escudo de Energia Aleatório
Botas de Armadura e Escudo de Energia Aleatórias
Luvas de Armadura e Escudo de Energia Aleatórias
Elmo de Armadura e Escudo de Energia Aleatório
Escudo de Armadura e Escudo de Energia Aleatório
Peitoral de Armadura e Evasão Aleatório
Botas de Armadura e Evasão Aleatórias
Luvas de Armadura e Evasão Aleatórias
Elmo de Armadura e Evasão Aleatório
Escudo de Armadura e Evasão Aleatório
Cinto Aleatório
Arco Aleatório
Ídolo Aleatório Sepulcrário
Garra Aleatória
Ídolo Aleatório Conquistador
Adaga Aleatória
Peitoral de Escudo de Energia Aleatório
Botas de Escudo de Energia Aleatórias
Luvas de Escudo de Energia Aleatórias
Elmo de Escudo de Energia Aleatório
Escudo de Escudo de Energia Aleatório
Peitoral de Evasão Aleatório
Botas de Evasão Aleatórias
Luvas de Evasão Aleatórias
Elmo de Evasão Aleatório
Escudo de Evasão Aleatório
Peitoral de Evasão e Escudo de Energia Aleatório
Botas de Evasão e Escudo de Energia Aleatórias
Luvas de Evasão e Escudo de Energia Aleatórias
Elmo de Evasão e Escudo de Energia Aleatório
Escudo de Evasão e Escudo de Energia Aleatório
Ídolo Aleatório Kamasan
Ídolo Aleatório Menor
Ídolo Aleatório Nobre
Machado de Uma Mão Aleatório
Maça de Uma Mão Aleatória
Espada de Uma Mão Aleatória
Aljava Aleatória
Rapieira Aleatória
Anel Aleatório
Adaga Rúnica Aleatória
Cetro Aleatório
Cajado Aleatório
Ídolo Aleatório Totêmico
Machado de Duas Mãos Aleatório
Maça de Duas Mãos Aleatória
Espada de Duas Mãos Aleatória
Varinha Aleatória
Cajado de Guerra Aleatório
Encontro de Alcance
Arco da Caçadora
Anel de Catraca
Ratos
Máscara de Corvo
Faminto
Botas de Couro Cru
Luvas de Couro Cru
Escudo Torre de Couro Cru
Fragmento da Realidade
Ceifar
Colheita da Carnificina
Devastar
Devastação da Refração
Machado do Assolador
Elmo do Assolador
Espada Assoladora
Renascimento
Renascimento e Renovação
Lâmina de Repreensão
Cajado da Reciprocidade
Ambição Imprudente
Acerto de Contas
Arco Recurvo
Pacote Vermelho
Orbe Exaltado do Juiz
Escudo Cravado de Pau-Brasil
Mapa: Recife
Névoa Refletiva
Reflexo
Reflexo do Coração
Óleo Reflexivo
Arco do Reflexo
Névoa Refratária
Implante Real
Orbe Régio
Lasca Régia
Kit de Disfarce do Regicídio
Máscara do Regicida
Grevas Reforçadas
Rede de Ferro Reforçada
Escudo Triangular Reforçado
Rede de Corda Reforçada
Rede de Aço Reforçada
Escudo Torre Reforçado
Totem Rejuvenecedor
Mapa: Câmaras de Relíquias
Lembrança
Resto de Corrupção
Aço Dilacerador
Enxerto-Esh Replicador
Mapa: Residência
Cavaleiro Inquieto
Talismã de Esgurmito
De Volta ao Pó
Voltar ao Portal Miragem
Suporte: Projéteis Retornados
Fragmento Reverente
Chave do Relicário Sagrado
Talismã de Rhex
Talismã de Rhoa
Conjurador da Fenda
Círculo Ardente
Círculo Ardente da Devoção Arcana
Relâmpago Justo
Anel
Botas de Cota de Anéis
Casaco de Cota de Anéis
Luvas de Cota de Anéis
Círculos de Luz
Ripostar
Correnteza
Escaravelho do Ritual da Abundância
Escaravelho do Ritual dos Cadáveres
Escaravelho do Ritual da Seletividade
Escaravelho do Ritual dos Espíritos
Cetro do Ritual
Lasca Ritualística
Recipiente Ritualístico
Runa Fluvial
Botas Rebitadas
Luvas Rebitadas
Quebra-Pedra
Vara da Detonação
Insígnia do Renegado
Rola!
Bola de Magma
Tintura de Rosa Espinhenta
Talismã da Cabeça Pútrida
Talismã da Pena Apodrecida
Ducado da Mãe da Podridão
Escudo Redondo Apodrecido
Pedra de Amolar Áspera
Machado Real
Arco Real
Elmo Real com Visor
Placas Régias
Cetro Real
Adaga Real
Cajado Real
Amuleto de Rubi
Frasco de Rubi
Anel de Rubi
Aljava Enrugada
Explosão Rúnica
Explosão Rúnica do Teleporte
Braceletes Rúnicos
Enxerto de Runa do Fole
Enxerto de Runa da Blasfêmia
Enxerto de Runa da Conexão
Enxerto de Runa da Consagração
Enxerto de Runa do Furor
Enxerto de Runa da Lapidação
Enxerto de Runa da Lealdade
Enxerto de Runa da Sorvedura
Enxerto de Runa da Inspiração
Enxerto de Runa da Refração
Enxerto de Runa do Remendo
Enxerto de Runa da Ressurgência
Enxerto de Runa da Coagulação
Enxerto de Runa da Estabilidade
Enxerto de Runa do Sofrimento
Enxerto de Runa do Tempo
Enxerto de Runa da Traição
Enxerto de Runa do Ágil
Enxerto de Runa do Pescador
Enxerto de Runa do Amarrado
Enxerto de Runa do Combatente
Enxerto de Runa da Fortaleza
Enxerto de Runa do Desajeitado
Enxerto de Runa do Imbuído
Enxerto de Runa do Joalheiro
Enxerto de Runa da Marca Mágica
Enxerto de Runa do Rio
Enxerto de Runa do Canhoto
Enxerto de Runa da Horrívalma
Enxerto de Runa do Enfeitiçado
Enxerto de Runa da Distorção
Enxerto de Runa da Marca da Bruxa
Astrolábio Rúnico
Ornamento Rúnico
Coroa Rúnica
Medidor Rúnico
Manoplas Rúnicas
Luvas Rúnicas
Grevas Rúnicas
Machadinha Rúnica
Elmo Rúnico
Sorte Rúnica
Sapatos de Ferro Rúnicos
Esqueleto Rúnico
Soleretes Rúnicos
Suporte: Rompimento
Escaravelho Enferrujado Abyss
Escaravelho Enferrujado da Emboscada
Escaravelho Enferrujado do Bestiário
Escaravelho Enferrujado Blight
Escaravelho Enferrujado da Fenda
Escaravelho Enferrujado da Cartografia
Coifa Enferrujada
Escaravelho Enferrujado da Adivinhação
Escaravelho Enferrujado do Ancião
Escaravelho Enferrujado da Expedição
Escaravelho Enferrujado do Emissário
Machadinha Enferrujada
Escaravelho Enferrujado da Legião
Escaravelho Enferrujado do Relicário
Escaravelho Enferrujado do Criador
Espigão Enferrujado
Sentinela Perseguidor Enferrujado
Escaravelho Enferrujado do Sulfito
Espada Enferrujada
Escaravelho Enferrujado do Tormento
Escaravelho Enferrujado do Ultimato
Cinto Rústico
Suporte: Impiedade
-
Flor Sagrada
Cota de Malha Sagrada
Força Vital Cristalizada Sagrada
Frasco Híbrido Sagrado
Incubadora Sagrada
Frasco de Vida Sagrado
Frasco de Mana Sagrado
Orbe Sagrado
Suporte: Espíritos Sagrados
Conjunto de Sacrifícios
Suporte: Sacrificar
Sacrifício ao Amanhecer
Sacrifício ao Anoitecer
Sacrifício à Meia-Noite
Sacrifício ao Meio Dia
Traje Sacrificial
Suporte: Sadismo
Traje Sádico
Luvas do Sábio
Sapatilhas do Sábio
Varinha do Sábio
Robe do Filósofo
-
Cota de Malha do Santo
Cota de Malha Santificada
Morrião
Cetro de Sambar
Juramento de Sambodhi
Sabedoria de Sambodhi
Luvas de Samito
Sapatilhas de Samito
Elmo de Samito
Fóssil Santificado
Frasco de Vida Santificado
Frasco de Mana Santificado
Relíquia Santificada
Mapa: Santuário
Pesquisa: Arquivos do Sanctum
Pesquisa: Catedral do Sanctum
Pesquisa: Necrópole do Sanctum
Pesquisa: Tesouro do Sanctum
Talismã de Cuspidor de Areia
Areia da Eternidade
Carta do Fundo do Mar Arenoso
Demônio Sanguemante
Vestes Sanguinárias
Frasco de Safira
Anel de Safira
Isca de Saqawine
Talismã Saqawine
Luvas de Cetim
Sapatilhas de Cetim
Craca Selvagem
Talismã de Caranguejo Selvagem
Robe do Sábio
Horror da Lâmina de Serra
Gibão de Escamas
Colete de Escamas
Escaravelho dos Adversários
Escaravelho da Divindade
Escaravelho da Evolução
Escaravelho dos Traidores Assombrados
Escaravelho da Linhagem Monstruosa
Escaravelho das Tempestades Radiantes
Escaravelho da Estabilidade
Escaravelho dos Espíritos
Escaravelho do Comandante
Escaravelho do Destro
Escaravelho do Sinistro
Máscara Assustadora
Vestes Escarlates
Escudo Redondo Escarlate
Botas do Erudito
O Erudito dos Mares
Robe do Erudito
Fóssil Cáustico
Raio Escaldante
Raio Escaldante da Imolação
Arauto Desdenhoso (Reforço)
Talismã de Escorpião
Flecha Virulenta
Flecha Virulenta da Ameaça
Talismã Rabiscador
Ferro Velho
Essência da Cólera Gritante
Essência da Agonia Gritante
Essência da Desgraça Gritante
Essência da Hesitação Gritante
Essência do Pavor Gritante
Essência da Inveja Gritante
Essência do Medo Gritante
Essência da Ganância Gritante
Essência do Ódio Gritante
Essência da Repugnância Gritante
Essência da Miséria Gritante
Essência da Raiva Gritante
Essência do Desprezo Gritante
Essência da Mágoa Gritante
Essência do Rancor Gritante
Essência do Sofrimento Gritante
Essência do Tormento Gritante
Essência da Angústia Gritante
Essência da Ira Gritante
Essência do Zelo Gritante
Convite Gritante
Mapa: Scriptorium
Pedaço de Pergaminho
Pergaminho da Sabedoria
Orbe da Vidência
Amuleto de Vidro Marítimo
Selo de Lunaris
Selo de Solaris
Joia do Olho Examinador
Vínculo Cauterizador
Elo Calcinante da Detonação
Suporte: Segunda Ventania
Lente Reclassificatória Secundária
Elmo de Secutor
Clamor Sísmico
Armadilha Sísmica
Armadilha Sísmica dos Poços
Tomar a Carne
-
Jaqueta da Sentinela
Óleo Sépia
Mapa: Sepulcro
Extrato de Serpente
Guerreiro Serpente
Cajado de Serpentina
Botas de Escamas de Serpente
Manoplas de Escamas de Serpente
Aljava de Flechas Serrilhadas
Florete Serrilhado
Fóssil Dentado
Colocar Isca de Tubarão
Sete Anos de Azar
Justilho Gasto
Botas Acorrentadas
Forma Sombria
Machado Sombrio
Berserker Sombrio
Lâminas Sombrias
Construto Sombrio
Presas Sombrias
Cetro Sombrio
Anel Sombreado
Botas de Chagrém
Luvas de Chagrém
Escudo Torre de Chagrém
Mapa: Academia Remodelada
Mapa: Cavernas Ácidas Remodelados
Mapa: Cidade Antiga Remodelado
Mapa: Ninho Aracnídeo Remodelado
Mapa: Tumba Aracnídea Remodelado
Mapa: Arcada Remodelada
Mapa: Arena Remodelada
Mapa: Lago Árido Remodelado
Mapa: Armaria Remodelada
Mapa: Arsenal Remodelada
Mapa: Mata Cinzenta Remodelada
Mapa: Atol Remodelado
Mapa: Tumuli Remodeladas
Mapa: Praia Remodelada
Mapa: Brejo Remodelado
Mapa: Cripta de Ossos Remodelada
Mapa: Câmaras Sepulcrais Remodeladas
Mapa: Cânion Remodelado
Mapa: Ruínas do Castelo Remodeladas
Mapa: Celas Remodeladas
Mapa: Cemitério Remodelado
Mapa: Canal Remodelado
Mapa: Colunata Remodelada
Mapa: Pátio Remodelado
Mapa: Enseadas Remodeladas
Mapa: Reserva de Cristal Remodelada
Mapa: Cripta Amaldiçoada Remodelada
Mapa: Deserto Remodelado
Mapa: Fonte do Deserto Remodelada
Mapa: Dunas Remodeladas
Mapa: Masmorra Remodelada
Mapa: Fábrica Remodelada
Mapa: Mina Inundada Remodelada
Mapa: Jardins Remodelados
Mapa: Geodo Remodelado
Mapa: Gueto Remodelado
Mapa: Sepulcrário Remodelado
Mapa: Gruta Remodelada
Mapa: Vale Selvagem Remodelado
Mapa: Máformação Remodelado
Mapa: Pântano Remodelado
Mapa: Mesa Remodelada
Mapa: Gêiser de Lama Remodelado
Mapa: Museu Remodelado
Mapa: Pomar Remodelado
Mapa: Santuário Denso Remodelado
Mapa: Península Remodelada
Mapa: Fantasmagoria Remodelada
Mapa: Píer Remodelado
Mapa: Fosso Remodelado
Mapa: Porto Remodelado
Mapa: Lamaçal Primordial Remodelado
Mapa: Esplanada Remodelada
Mapa: Hipódromo Remodelado
Mapa: Fortaleza Remodelada
Mapa: Recife Remodelado
Mapa: Litoral Remodelado
Mapa: Floresta da Aranha Remodelada
Mapa: Covil da Aranha Remodelado
Mapa: Costa Remodelada
Mapa: Templo Remodelado
Mapa: Matagal Remodelado
Mapa: Torre Remodelada
Mapa: Esgoto Tóxico Remodelado
Mapa: Ilha Tropical Remodelada
Mapa: Rio Subterrâneo Remodelado
Mapa: Pirâmide Vaal Remodelada
Mapa: Quinta Remodelada
Mapa: Lago Poluído Remodelado
Mapa: Cais Remodelado
Mapa de Guardião do Criador
Desespero do Criador
Devastação do Criador
Orbe Exaltado do Criador
Ira do Criador
Fragmento do Destino
Botas de Pele de Tubarão
Luvas de Pele de Tubarão
Túnica de Pele de Tubarão
Aljava de Flechas de Dente de Tubarão
Garra de Dente de Tubarão
Aço Estraçalhador
Aço Estraçalhador da Munição
Investida com Escudo
Talismã de Caranguejo-escudo
Esmagar Escudos
Esmagar Escudos do Chefe Guerreiro
Despedaçar Escudo
Escudo de Luz
Proteção Brilhante
Chave do Relicário Brilhante
Mapa: Estaleiro
Solo Elétrico
Nova Elétrica
Nova Elétrica da Procissão
Onda de Choque
Suporte: Onda de Choque
Totem Sísmico
Totem Sísmico da Autoridade
Mapa: Litoral
Arco Curto
Balista Estilhaçante
Balista de Cerco do Aço
Essência da Cólera Berrante
Essência da Agonia Berrante
Essência da Desgraça Berrante
Essência da Hesitação Berrante
Essência do Pavor Berrante
Essência da Inveja Berrante
Essência do Medo Berrante
Essência da Ganância Berrante
Essência do Ódio Berrante
Essência da Repugnância Berrante
Essência da Miséria Berrante
Essência da Raiva Berrante
Essência do Desprezo Berrante
Essência da Mágoa Berrante
Essência do Rancor Berrante
Essência do Sofrimento Berrante
Essência do Tormento Berrante
Essência da Angústia Berrante
Essência da Ira Berrante
Essência do Zelo Berrante
Mapa: Altar
Fóssil Estremecedor
Machado de Cerco
Balista de Cerco
Balista de Cerco do Despedaçamento
Balista de Cerco de Trarthus
Elmo de Cerco
Mapa: Cerco
Emblema do Poder
Marcar a Presa
Silêncio Gélido
Luvas de Seda
Robe de Seda
Sapatilhas de Seda
Traje de Seda
Capuz de Seda
Colete de Seda
Manto de Seda
Sola de Seda
Mapa: Silo
Broche Prateado
Moeda de Prata
Frasco de Prata
Chave Prateada
Óleo Prateado
Rede de Ferro Simples
Ferramenta Simples
Robe Simples
Rede de Corda Simples
Sextante Simples
Rede de Aço Simples
Amuleto Simples
-
Lasca de Simulacro
Orbe Delirante Singular
Incubador Singular
Relatório de Patrulha Singular
Catalisador Sinistral
Pecador Tricorne
Armadilha Sifão
Armadilha Drenante da Dor
Senta!
Adaga Pequena
Chaveiro Mestre
Faca de Esfola
Orbe Delirante Rastejante
Incubador Deslizante
Horror Cortante
Adaga da Matança
Martelo de Forja
Casaco Lustroso
Botas de Fuga
Luvas da Fuga
Aura Desaceleradora
Suporte: Projéteis Lentos
Joia Ramificadora Pequeno
Frasco Híbrido Pequeno
Frasco de Vida Pequeno
Frasco de Mana Pequeno
Espada Pequena
Castigo
Castigo do Julgamento Divino
Mina de Fumaça
Atirador
Arco do Franco-Atirador
Marca do Atirador
Remorso da Sociedade
Marreta Solar
Arco Solarino
Tiara de Solaris
Botas do Soldado
Luvas do Soldado
Elmo do Soldado
Cota de Placas do Soldado
Concha Somática
Varinha Somática
Algo Sombrio
Botas do Feiticeiro
Luvas do Feiticeiro
Máscara do Sofrimento
Vínculo D'Alma
Alma Saciada
Rasgalma
Rasgalma da Colheita
Rasgalma da Espiral
Escudo Cravado da Soberania
Faísca
Faísca da Imprevisibilidade
Faísca da Nova
Garra Brilhante
Machado Espectral
Hélice Espectral
Hélice Espectral de Trarthus
Arremesso Espectral de Escudo
Arremesso de Escudo Espectral do Despedaçamento
Arremesso de Escudo Espectral de Trarthus
Arma Espectral Giratória
Espíritos Espectrais
Espada Espectral
Arremesso Espectral
Arremesso Espectral da Materialização
Arremesso Espectral de Trarthus
Pergaminho da Especularidade
Suporte: Cascata Mágica
Suporte: Eco Mágico
Suporte: Totem de Magia
Suporte: Lâmina Mágica
Feiticeiro
Talismã de Caranguejo-aranha
Mapa: Floresta da Aranha
Mapa: Covil da Aranha
Aranha Matriarca
Robe de Seda de Aranha
Aljava de Flechas Pontudas
Maço de Espinhos
Clava Cravada
Luvas Cravejadas
Escudo Redondo Cravado
Enxerto-Uul da Perfuração
Arco de Espinha
Talismã do Fuso Espinhal
Marreta Espinheira
Escudo Redondo Espinhoso
Florete Espiralado
Varinha Espiralada
Explosão Espiritual
Oferenda Espiritual
Espírito da Fortuna
Escudo Redondo Esplêndido
Lasca de Chayula
Lasca de Esh
Lasca de Tul
Lasca de Uul-Netol
Lasca de Xoph
Escudo Torre Reduzido
Flecha Dividida
Flecha Dividida da Divisão
Suporte: Projéteis Divididos
Talismã da Salamandra Partida
Aço Violento
Aço Violento da Munição
Tintura do Esporo Florescido
Spray de Tinta Sangrenta
Spray de Tinta Celestial
Spray de Tinta Magmática
Enxerto-Tul da Gritaria
Prosperidade Desperdiçada
Talismã de Lula
Cetro Estabilizador
Baralho Fechado
Cajado do primeiro Devorador de Pecados
Cetro do Cervo
Mapa: Estagnação
Pústula Perseguidora
Troca de Postura
Ferramenta Padrão
Pedra de Amolar Padrão
Chuva Estelar
Golpe Estático
Golpe Estático de Relâmpagos Concentrados
Corrente Estática
Botas Furtivas
Luvas Furtivas
Braceletes de Aço
Tiara de Aço
Furadeira de Aço
Manoplas de Aço
Grevas de Aço
Escudo Triangular de Aço
Anel de Aço
Cabeça-de-Aço
Botas de Escamas de Aço
Manoplas de Escamas de Aço
Pele de Aço
Arco de Pau-Aço
Frasco de Estibina
Estilete
Enxerto-Xoph Energizante
Machado de Pedra
Martelo de Pedra
Passagem de Pedra
Runa Tempestuosa
Runa Tempestuosa da Indecisão
Tormenta Explosiva
Estouro Tempestuoso da Repulsão
Invocar Tormenta
Invocar Tormenta de Trarthus
Cascata Tempestuosa
Teleporte Relampejante de Nuvem de Tempestade
Chuva Tempestuosa
Chuva Tempestuosa do Conduíte
Chuva Tempestuosa da Barreira
Tormenta do Julgamento
Vínculo Tempestuoso
Vínculo Tempestuoso do Teleporte
Mina da Tempestade Explosiva
Enxerto-Esh da Tempestade
Botas do Convocador de Tempestades
Mapa: Costa
Botas Amarradas
Couraça Amarrada
Luvas Amarradas
Rede de Ferro Forte
Rede de Corda Forte
Rede de Aço Forte
Atingido por Raios
Cinto Cravejado
Braceletes Cravejados
Escudo Redondo Cravejado
Suporte: Atordoar
Torno Estígio
Escudo Espiritual Subordinado
Ajuda do Pio
Escaravelho de Sulfito
Escaravelho de Sulfito dos Gases
Escaravelho de Sulfito da Ganância
Maçarico de Enxofre
Frasco de Enxofre
Mapa: Respiradouro de Enxofre
Mapa: Cume
Balista Focada
Convocar Barríl
Convocar Rhoa Bestial
Convocar Cobra Bestial
Convocar Marsupial Bestial
Convocar Golem da Carniça
Convocar Golem da Carniça das Hordas
Convocar Golem da Carniça do Saque
Convocar Golem Caótico
Convocar Golem Caótico das Hordas
Convocar Golem Caótico do Turbilhão
Convocar Efígie Sombria
Convocar Besta Demoníaca
Convocar Harpia Demoníaca
Convocar Diabrete Demoníaco
Convocar Efígie de Doedre
Convocar Relíquia Elemental
Convocar Golem Flamejante
Convocar Golem Flamejante das Hordas
Convocar Golem Flamejante do Meteoro
Convocar Emissário Maior da Brutalidade
Convocar Emissário Maior das Direções
Convocar Emissário Maior do Foco
Convocar Emissário Maior das Tempestades
Convocar Emissário Maior do Tempo
Convocar Emissário Maior do Arcano
Convocar Emissário da Brutalidade
Convocar Emissário das Direções
Convocar Emissário do Foco
Convocar Emissário das Tempestades
Convocar Emissário do Tempo
Convocar Emissário do Arcano
Invocar Nascido da Colmeia
Convocar Relíquia Sagrada
Convocar Relíquia Sagrada da Convicção
Convocar Golem Glacial
Convocar Golem Glacial das Hordas
Convocar Golem Glacial do Despedaçamento
Convocar Golem Relampejante
Convocar Golem Elétrico das Hordas
Invocar Relâmpago Vivo
Convocar Anjo Pálido
Convocar Querubim Pálido
Convocar Servidor Pálido
Convocar Fantasma
Suporte: Convocar Fantasma
Convocar Espírito Furioso
Convocar Espírito Furioso da Enormidade
Convocar Ceifador
Convocar Ceifador da Evisceração
Convocar Ceifador dos Fantasmas
Convocar Espíritos Sagrados
Convocar Sentinela Radiante
Invocar Memória do Criador
Convocar Esqueletos
Convocar Esqueletos Canalizado
Convocar Esqueletos da Arqueria
Convocar Esqueletos da Feitiçaria
Convocar Robôs Rastejantes
Invocar Tigre Espectral
Convocar Lobo Espectral
Convocar Espírito de Ahuana
Convocar Espírito de Akoya
Convocar Espírito de Ikiaho
Convocar Espírito de Kahuturoa
Convocar Espírito de Kaom
Convocar Espírito de Kiloava
Convocar Espírito de Maata
Convocar Espírito de Rakiata
Convocar Espírito de Tawhanuku
Convocar Espírito de Utula
Convocar Golem Pedregulho
Convocar Golem de Pedra das Hordas
Convocar Golem de Pedra da Proteção
Convocar Contracepção Provocadora
Convocar Robôs Ativadores
Convocar Emissário Visitante do Foco
Convocar Emissário Visitante do Tempo
Convocar Emissário Visitante do Arcano
Invocar Rebento da Escuridão
Convocar imagem de Beidat, Arcanjo da Morte
Invocar ilusão de K'tash, o Pastor do Ódio
Enxerto-Tul Invocador
Couraça do Sol
Placas do Sol
Runa Solar
Ruptura
Ruptura da Rachadura
Ruptura de Trarthus
Machado Desmembrador
Tiara Solar
Mapa: Cidade Afundada
Couraça Suprema
Escudo Cravado Supremo
Torrente Impetuosa
Bússola do Pesquisador
Suspender no Tempo
Suporte: Sofrimento Veloz
Suporte: Montagem Rápida
Suporte: Runa Repentina
Espada da Relíquia Inversa
Tormenta de Espadas
Anel Sináptico
Medalhão do Sindicato
Traje do Sindicato
Mapa: Sintetizado
Fragmento Sintetizado
Investina com Mesa
Orbe do Alfaiate
Sucata Corroída do Armeiro
Amolador Corroído do Ferreiro
Bênção Impura
Catalisador Maculado
Orbe do Caos Corroído
Orbe Cromático Corroído
Lágrima Divina Corroída
Orbe Exaltado Corroído
Orbe do Joalheiro Corroído
Orbe Mítico Corroído
Óleo Contaminado
Orbe da Fusão Corroído
Degeneração do Talismã
Pedra da Liga Talisman
Evocar Espiral de Raio do Talismã
Machado Garra
Fóssil Rústico
Escudo Espiritual Manchado
Manto Esfarrapado
Tatuagem da Makanga de Aronhongui
Tatuagem do Guarda Lunar de Aronhongui
Tatuagem do Batedor de Aronhongui
Tatuagem do Xamã de Aronhongui
Tatuagem do Guerrilheiro de Aronhongui
Tatuagem do Guerreiro de Aronhongui
Tatuagem do Guarda Mortal de Hinekora
Tatuagem da Makanga de Hinekora
Tatuagem do Xamã de Hinekora
Tatuagem do Orador de Hinekora
Tatuagem do Guerrilheiro de Hinekora
Tatuagem do Guerreiro de Hinekora
Tatuagem Hematofágica de Kitava
Tatuagem do Devorador de Corações de Kitava
Tatuagem da Makanga de Kitava
Tatuagem do Rebelde de Kitava
Tatuagem do Xamã de Kitava
Tatuagem do Guerreiro de Kitava
Tatuagem do Andarilho Flamejante de Ngamahu
Tatuagem da Makanga de Ngamahu
Tatuagem do Xamã de Ngamahu
Tatuagem do Guerrilheiro de Ngamahu
Tatuagem do Guerreiro de Ngamahu
Tatuagem do Talhador de Ngamahu
Tatuagem do Arqueiro de Ramako
Tatuagem do Soldado de Ramako
Tatuagem da Makanga de Ramako
Tatuagem do Batedor de Ramako
Tatuagem do Xamã de Ramako
Tatuagem do Atirador de Ramako
Tatuagem do Bruto de Rongokurai
Tatuagem do Gigante de Rongokurai
Tatuagem do Guarda de Rongokurai
Tatuagem da Makanga de Rongokurai
Tatuagem da Tartaruga de Rongokurai
Tatuagem do Guerreiro de Rongokurai
Tatuagem do Dançarino das Lâminas de Tasalio
Tatuagem da Makanga de Tasalio
Tatuagem do Batedor de Tasalio
Tatuagem do Xamã de Tasalio
Tatuagem do Capitão das Marés de Tasalio
Tatuagem do Guerreiro de Tasalio
Tatuagem do Herbalista de Tawhoa
Tatuagem da Makanga de Tawhoa
Tatuagem do Naturalista de Tawhoa
Tatuagem do Batedor de Tawhoa
Tatuagem do Xamã de Tawhoa
Tatuagem do Guerreiro de Tawhoa
Tatuagem do Brigão de Tukohama
Tatuagem da Makanga de Tukohama
Tatuagem do Xamã de Tukohama
Tatuagem do Combatente de Tukohama
Tatuagem do Guerrilheiro de Tukohama
Tatuagem do Guerreiro de Tukohama
Tatuagem da Makanga de Valako
Tatuagem do Batedor de Valako
Tatuagem do Xamã de Valako
Tatuagem do Escudeiro de Valako
Tatuagem do Tempestuoso de Valako
Tatuagem do Guerreiro de Valako
Provocar
Talismã de Taurus
Escolhido de Tawhoa
Escudo Redondo de Teca
Óleo Cerceta
Lágrimas de Podridão
Impacto Tectônico
Impacto Tectônico do Cataclismo
Ducado de Telesia
Temperança
Florete Temperado
Catalisador Moderado
Orbe da Modificação
Pedra da Liga Tempest
Escudo Tempestuoso
Astrolábio Templário
Cristal Envolvente Templário
Mapa: Templo
Grilhões Temporais
Fenda Temporal
Abraço Gentil
Amaciadora
Anel Tenebroso
Esmagamento Tentacular
Mapa: Terraço
O Terrível Segredo do Espaço
Garra do Terror
Marreta Aterrorizante
Orbe Delirante do Taumaturgo
Incubador do Taumaturgo
Rede Taumaturgica
Figura Taumaturgica da Detecção
Proteção Taumatúrgica
Maçarico Taumético
Pó Cegante Taumético
O Acadêmico
O Admirador
O Espírito do Aventureiro
O Esteta
O Apotecário
A Mão Direita do Arquimago
O Campeão da Arena
O Exército de Sangue
O Artista
O Aspirante
O Astromante
O Vingador
O Desperto
A Barganha
O Nascido para Batalha
A Mulher Urso
A Besta
A Traição
A Flor Amarga
O Barya Sombrio
A Trilha Flamejante
A Bênção de Moosh
O Corpo
Os Ossos
O Mago de Batalha Forte
A Fenda
O Imperador Frágil
O Tesouro
A Cacofonia
O Chamado
O Prestidigitador
O Corvo da Carniça
O Cartógrafo
O Cataclismo
O Catalisador
A Pegadinha
A Justicar Celestial
A Pedra Celestial
As Correntes que Prendem
Ducado do Metamorfo
O Trapaceiro
O Escolhido
Tempestade Iminente
O Conduíte
O Desejo
O Rei Amaldiçoado
O Condenado
O Elegante Prodígio
O Mago Sombrio
O Sonho mais Escuro
O Acordo
O Enganador
Os Profundos
O Demônio
A Demoníaca
O Destino
O Devastador
O Doutor
O Doppelgänger
O Dragão
O Coração do Dragão
O Sonhador
A Terra dos Sonhos
O Aristocrata Bêbado
O Mestre da Masmorra
O Passeio Fácil
A Decadência Anciã
O Vazio
A Invasão da Escuridão
A Escuridão sem Fim
A Tolerância
O Executor
O Iluminado
O Entusiasta
A Fuga
A Guerra Eterna
O Etéreo
O Perpétuo
O Explorador
O Olho do Terror
O Olho do Dragão
As Profundezas Abismais
O Banquete
O Demônio
O Toque Final
O Peixeiro
O Flecheiro
O Presente da Flora
O Tolo
O Fruto Proibido
O Tesouro Esquecido
O Mar Informe
O Esquecido
O Afortunado
Olhar Adiante
A Raposa
A Raposa do Espinhal
O Jogador
Poder Extravagante
O Lapidário
Ducado do Cavalheiro
O Cavalheiro
O Gladiador
A Deusa da Água
A Era de Ouro
O Íbis Dourado
A Grande Avalanche
As Melhores Intenções
Os Ventos Uivantes Cinzas
O Golfo
O Coração Forte
O Ceifador
O Eremita
O Tiro Heroico
A Colméia do Conhecimento
A Riqueza
O Vício
A Fome
O Imortal
O Encantamento
O Inocente
O Intocável
O Gato Insano
O Insasiável
O Inventor
O Bobo
A Dádiva do Joalheiro
O Jornalista
A Jornada
A Lâmina do Rei
O Coração do Rei
O Lago
O Desembarque
O Último Riso
O Último Sobrevivente
A Última Ceia
O Leviatã
O Lich
O Ladrão de Almas
O Leão
O Longo Golpe
A Longa Vigília
O Lorde de Preto
O Senhor da Comemoração
O Amante
A Sacerdotisa Lunaris
O Rei Louco
O Caranguejo de Magma
O Mestre
O Mestre Artesão
A Citação de Maven
O Prefeito
O Mercenário
O Mensageiro
O Presente do Ferreiro
O Olho da Mente
O Milagre
A Montanha
A Enfermeira
O Juramento
O Obscuro
A Oferenda
A Prole
O Velho
Aquele Que Fugiu
Le Heup de Todos
O Opulento
O Líder da Matilha
O Pacto
O Paciente
O Arrependimento
O Poeta
O Polímata
O Porco-Espinho
O Preço da Devoção
O Preço da Lealdade
O Preço da Premonição
O Preço da Proteção
O Primordial
O Príncipe das Trevas
O Professor
A Progênie de Lunaris
O Quebra-Cabeças
A Rainha
O Pé de Coelho
O Rhoa Furioso
O Reino
O Retorno do Rato
O Risco
O Ritual dos Elementos
A Estrada para o Poder
O Bardo Enferrujado
O Cinturão Impiedoso
O Sacrifício
Tesouro dos Santos
O Olho do Samurai
O Prado Cicatrizado
O Necrófago
O Erudito
O Batedor
A Herança do Mar de Pérolas
O Apanhador
O Sephirot
Reino do Criador
As Sandálias do Pastor
O Porta-escudo
O Atalho
A Missão Secundária
O Emblema
O Bobão
A Sereia
O Esqueleto
A Fera Adormecida
A Alma
Fagulha e Chama
O Principe Mimado
O Confronto
O Invocador da Tempestade
O Estrategista
O Convocador
O Sol
O Cirurgião
O Topógrafo
O Sobrevivencialista
O Sustento
A Saudação do Rei das Espadas
O Taumaturgista
O Trono
A Mesa do Funileiro
O Extrator Inquieto
A Torre
O Traidor
A Transformação
A Provação
Moita ao Vento
A Lua do Crepúsculo
As Gêmeas
O Tirano
O Destemido
O Invicto
O Prêmio Inesperado
A União
A Valquíria
Vale das Caixas de Aço
O Vasto
O Visionário
O Além
O Carcereiro
O Senhor da Guerra
O Sentinela
A Teia
O Presente de Casamento
O Cavaleiro Branco
A Brancura
A Rosa Selvagem
O Vento
A Bruxa
O Lobo
O Legado do Lobo
A Sombra do Lobo
Mordida do Rei Lupino
O Carcaju
O Devorador de Mundos
A Ira
O Miserável
Kit de Disfarce Teatral
Mapa: Teatro das Mentiras
Carta dos Respiradouros Termais
Arco do Matagal
Mapa: Matagal
Traje do Ladrão
Adorno do Ladrão
Sede por Sangue
Sede por Conhecimento
Escudo Espiritual de Tório
Rapieira de Espinho
As Três Faces no Escuro
Talismã das Três Mãos
Talismã dos Três Ratos
Três Vozes
Garra de Debulhador
Fura-Goela
Arremessar Dinamintes
Arremessar Sinalizador
Explosão Relampejante
Céus Trovejantes
Tempestade Relampejante
Manoplas Frustrantes
Gancho do Tigre
Espada do Tigre
Talismã de Tigre
Pata do Tigre
Machado Lenhador
Runa Temporal
Incubador Perdido
A Relíquia Perdida no Tempo
Pergaminho da Luz Temporal
Astrolábio Atemporal
Orbe Delirante Atemporal
Emblema Atemporal Eterno
Lasca Atemporal do Império Eterno
Joia Atemporal
Emblema Atemporal Karui
Lasca Atemporal Karui
Emblema Atemporal Maraketh
Lasca Atemporal Maraketh
Emblema Atemporal Templário
Lasca Atemporal Templária
Emblema Atemporal Vaal
Lasca Atemporal Vaal
Garra Desgastada
Chave do Relicário Gasto Pelo Tempo
Luvas do Faz-tudo
Manoplas do Titã
Grevas do Titã
Placas Titânicas
Escaravelho Titânico
Escaravelho Titânico da Lenda
Escaravelho Titânico dos Tesouros
Pedra Sentinela de Titânio de Marcos de Glennach
Pedra Sentinela de Titânio de Vila de Haewark
Pedra Sentinela de Titânio de Lex Ejoris
Pedra Sentinela de Titânio de Lex Proxima
Pedra Sentinela de Titânio de Lira Arthain
Pedra Sentinela de Titânio de Nova Vastir
Escudo Espiritual de Titânio
Pedra Sentinela de Titânio de Fim de Tirn
Pedra Sentinela de Titânio de Descanso de Valdo
-
Relíquia: Tomo
Frasco de Topázio
Anel de Topázio
Pedra da Liga Torment
Escaravelho Atormentado
Escaravelho Atormentado da Peculiaridade
Escaravelho Atormentado da Possessão
Escaravelho Atormentado da Liberação
Manto Poído
-
Tiro Tornado
Tiro Tornado da Núvem Explosiva
Varinha do Tornado
Tornado da Turbulência Elemental
Jaula de Tortura
Traje do Torturador
Máscara do Torturador
Ídolo Totêmico
Marreta Totêmica
Toque de Deus
Mapa: Torre
Chuva Tóxica
Chuva Tóxica da Explosão de Esporos
Chuva Tóxica do Definhamento
Mapa: Esgoto Tóxico
Notícias Tóxicas
Tranquilidade
Escudo Espiritual Transferível
Transformar em Mímico
Cajado Transformador
Núcleo de Energia Transformador
Transfusão (Reforço)
Lasca de Transmutação
Contrato do Desarme de Armadilhas
Suporte: Armadilha
Suporte: Dano de Armadilha e Mina
Botas do Armadilheiro
Luvas do Armadilheiro
Luvas do Armadilheiro
Pó Cegante Trartaniano
Escaravelho Trarthano
Escaravelho Trarthano da Infâmia
Escaravelho Trarthano do Renome
Escaravelho Trarthano das Alianças Surpreendentes
Suporte: Traumatismo
Fragmento Traumático
Chave do Relicário Traumático
Caçador de Tesouros
Chave do Tesouro
Tesouros dos Vaal
Tiara Tribal
Clava Tribal
Marreta Tribal
Tributo à Deusa
-
Suporte Trindade
Triskaidekafobia
Trishula
Lamelar Triunfante
Mapa: Ilha Tropical
Pedra da Fenda de Tul
Pedra de Fenda Energizada de Tul
Pedra de Fenda Enriquecida de Tul
Pedra de Fenda Impecável de Tul
Pedra de Fenda Pura de Tul
Catalisador Turbulento
Virando a Outra Face
Amuleto de Turquesa
Crânio de Hominídeo com Presas
Escudo Espiritual de Ramo
Lâmina do Crepúsculo
Regalia do Crepúsculo
Garra Gêmea
Tornado Aviário
Espada de Duas Mãos
Aljava de Flechas de Duas Pontas
Anel de Duas Pedras
Botas de Dois Tons
Sekhem do Tirano
Ducado de Tzamoto
Escaravelho do Ultimato
Escaravelho do Ultimato do Suborno
Escaravelho do Ultimato da Catalização
Escaravelho do Ultimato do Duelo
Escaravelho do Ultimato da Inscrição
Suporte: Afecções Libertas
Avatar Liberto
Gema Bruta
Desacorrentado
Floresta Subterrânea
Mapa: Rio Subterrâneo
Mapa: Mar Subterrâneo
Talismã da Carne Imperecível
Desenterrar
Perturbar
Tríade Profana (Reforço)
Suporte: Libertar
Semnome2
Emblema Atemporal Eterno Implacável
Emblema Atemporal Karui Implacável
Emblema Atemporal Maraketh Implacável
Emblema Atemporal Templário Implacável
Emblema Atemporal Vaal Implacável
Amor Não Correspondido
Lâmina Escondida
Amuleto Desmontado
Anel Desmontado
Orbe Desmodelador
Catalisador Instável
Implante Instável
Suporte: Ordens Urgentes
Relíquia: Urna
Urna de Farud
Urna das Cinzas Originais
Talismã de Marsupial
Patuá Ursino
Pele de Urso
Pedra da Fenda de Uul-Netol
Pedra de Fenda Energizada de Uul-Netol
Pedra de Fenda Enriquecida de Uul-Netol
Pedra de Fenda Impecável de Uul-Netol
Pedra de Fenda Pura de Uul-Netol
Absolvição Vaal
Chefe Guerreiro Ancestral Vaal
Animar Arma Vaal
Arco Elétrico Vaal
Armadura Ártica Vaal
Aspecto Vaal
Machado Vaal
Lâmina Vaal
Rajada de Lâminas Vaal
Vórtice de Lâminas Vaal
Infestação Vaal
Fenda Vaal
Broquel Vaal
Flecha Ardente Vaal
Flecha Cáustica Vaal
Clareza Vaal
Garra Vaal
Cutilada Vaal
Estalo Gélido Vaal
Ciclone Vaal
Detonar Morto Vaal
Disciplina Vaal
Dominação Vaal
Golpe Duplo Vaal
Terremoto Vaal
Cristal Envolvente Vaal
Armadilha Flamejante Vaal
Bola de Fogo Vaal
Tormenta Flamejante Vaal
Explosão Flamejante Vaal
Oferenda de Carne Vaal
Golpe Súbito Vaal
Manoplas Vaal
Martelo Glacial Vaal
Graça Vaal
Espada Larga Vaal
Grevas Vaal
Impacto Sísmico Vaal
Ímpeto Vaal
Machadinha Vaal
Pancada Vaal
Nova Glacial Vaal
Tiro Gélido Vaal
Chamado Imortal Vaal
Impureza Ardente Vaal
Impureza Glacial Vaal
Impureza Elétrica Vaal
Flecha Relampejante Vaal
Golpe Relampejante Vaal
Armadilha Relampejante Vaal
Teleporte Relampejante Vaal
Máscara Vaal
Escudo Flamejante Vaal
Golpe Vulcânico Vaal
Orbe Vaal
Sifão de Poder Vaal
Mapa: Pirâmide Vaal
Chuva de Flechas Vaal
Rapieira Vaal
Ceifar Vaal
Devastação Vaal
Regalia Vaal
Totem Rejuvenecedor Vaal
Chave do Relicário Vaal
Círculo Ardente Vaal
Sacrifício Vaal (Reforço)
Cetro Vaal
Relatório de Patrulha Vaal
Castigo Vaal
Extrator de Almas Vaal
Faísca Vaal
Arremesso Espectral Vaal
Escudo Espiritual Vaal
Flecha Dividida Vaal
Invocar Tormenta Vaal
Convocar Esqueletos Vaal
Arrastão Vaal
Mapa: Templo Vaal
Tentação Vaal (Reforço)
Espiral Venenosa Vaal
Vitalidade Vaal
Fissura Vulcânica Vaal
Mapa de Valdo
Quebra-Cabeças de Valdo
Vínculo Vampírico
Cinto da Vanguarda
Vaidade
Lâmina Variscita
Casaco Envernizado
Mapa: Forte
Orbe do Caos Oculto
Orbe Exaltado Oculto
Escaravelho Oculto
Botas de Veludo
Luvas de Veludo
Luvas de Veludo
Sapatilhas de Veludo
Vingança
Contrato Vingativo
Clamor Vingativo
Espiral Venenosa
Óleo Verdejante
Mapa: Cidadela de Veritania
Coroa de Veritania
Anel Vermelho
Chaveiro Versátil
Recipiente do Poder
Frasco do Despertar
Frasco da Consequência
Frasco do Domínio
Frasco do Destino
Frasco do Sacrifício
Frasco da Convocação
Frasco da Transcendência
Frasco do Fantasma
Frasco do Ritual
Suporte: Projéteis Perigosos
Golpe Vigilante
Contrato Vigilante
Aljava de Flechas Vís
Poder Vil
Cajado Vil
Suporte: Toxinas Letais
Mapa: Quinta
Tiara de Videira
A Lembrancinha de Vinia
Elo Relampejante de Vinktar
Desejo Violento
Óleo Violeta
Golpe da Víbora
Golpe da Víbora d Mamba
Joia Viridiana
Pedra Sentinela Viridiana
Chave do Relicário Visceral
Morrião com Viseira
Vitalidade
Força Vital Cristalizada Vívida
Espíritos Vívidos
Machado do Além
Presas Ocas
Olhar Vazio
Suporte: Manipulação do Vácuo
Cetro do Além
Onda de Choque do Vazio
Onda de Choque do Vazio (Reforço)
Tiro do Vazio
Esfera do Vácuo
Esfera do Vazio da Fenda
Vazio dos Elementos
Chave do Relicário Nascido do Vácuo
Tormenta do Vazio
Tormenta do Vazio (Reforço)
Anomalia Volátil
Cadáver Volátil
Morto Volátil do Confinamento
Morto Volátil do Fervor
O Poder Volátil
Orbe Vaal Volátil
Suporte: Volatilidade
Fissura Vulcânica
Fissura Vulcânica do Serpenteado
Mapa: Vulcão
Chave de Volkuur
Suporte: Rajada
Explosão Voltáxica
Pó Cegante Voltáxico
Vórtice
Vórtice da Proteção
Vulnerabilidade
Talismã de Abutre
-
Suporte: WIP
Essência da Cólera Lamentante
Essência da Agonia Lamentante
Essência da Desgraça Lamentante
Essência da Hesitação Lamentante
Essência do Medo Lamentante
Essência da Ganância Lamentante
Essência do Ódio Lamentante
Essência da Repugnância Lamentante
Essência da Raiva Lamentante
Essência da Mágoa Lamentante
Essência do Rancor Lamentante
Essência do Sofrimento Lamentante
Essência do Tormento Lamentante
Essência da Angústia Lamentante
Essência da Ira Lamentante
Essência do Zelo Lamentante
Parede de Força
Escudo Espiritual de Nogueira
Varinha Teleportadora
Machado de Guerra
Estandarte de Guerra
Broquel de Guerra
Martelo de Guerra
Placas de Guerra
Runa Bélica
Espada de Guerra
Pedra da Liga Warbands
Estilhaçador de Salvaguarda
Salvaguarda (Reforço)
Botas do Bruxo
Luvas do Bruxo
Senhor da Guerra
Orbe Exaltado do Senhor da Guerra
Marca do Comandante
Mapa: Lago Poluído
Mapa: Terra Abandonada
Talismã de Vigilante
Mapa: Canais
Onda de Convicção
Onda de Convicção de Trarthus
Trajes Encerados
Riqueza e Poder
Recombinador de Arma
Essência da Cólera Lamuriante
Essência da Desgraça Lamuriante
Essência da Hesitação Lamuriante
Essência do Medo Lamuriante
Essência da Ganância Lamuriante
Essência do Ódio Lamuriante
Essência da Raiva Lamuriante
Essência da Mágoa Lamuriante
Essência do Sofrimento Lamuriante
Essência do Tormento Lamuriante
Essência da Angústia Lamuriante
Essência da Ira Lamuriante
Talismã da Garra do Licantropo
Rapieira de Osso de Baleia
Mapa: Cais
Quando as Correntes Queimam
Lâminas Giratórias
Salto Rodopiante
Manto de Tecido Sussurante
Orbe Delirante Sussurrante
Essência da Desgraça Sussurrante
Essência da Ganância Sussurrante
Essência do Ódio Sussurrante
Essência da Angústia Sussurrante
Incubador Sussurrante
Quem Perguntou
Quem é meu bom garoto?
Robe da Viúva da Seda
Força Vital Cristalizada Selvagem
Couraça Selvagem
Golpe Selvagem
Golpe Selvagem dos Extremos
Espíritos Selvagens
Fogo Selvagem
Vontade dos Lordes
Botas do Quebra-vento
Rajada de Vento
Reforço Rajada de Vento
Escaravelho Alado Abyss
Escaravelho Alado da Emboscada
Escaravelho Alado do Bestiário
Escaravelho Alado Blight
Escaravelho Alado Breach
Escaravelho Alado da Cartografia
Escaravelho Alado da Adivinhação
Escaravelho Alado do Ancião
Escaravelho Alado da Expedição
Escaravelho Alado do Emissário
Escaravelho Alado da Legião
Escaravelho Alado do Relicário
Escaravelho Alado do Criador
Sola Alada
Escaravelho Alado do Sulfito
Escaravelho Alado do Tormento
Escaravelho Alado do Ultimato
Coroa do Inverno
Orbe Invernal
Abraço do Inverno
Runa da Maré Invernal
Definhar
Passo Definhante
Suporte Toque Definhador
Talismã de Lobo Alfa
Pele de Lobo
Cajado de Madeira
Cortador de Madeira
Luvas de Lã
Sapatos de Lã
Palavra de Lâminas
Palavra das Chamas
Palavra da Força
Palavra do Gelo
Palavra da Fúria
Palavra do Inferno
Palavra da Ira
Palavra da Luz
Palavra do Reflexo
Palavra do Rancor
Palavra do Trovão
Palavra da Guerra
Palavra do Inverno
Palavra do Túmulo
Palavra da Tempestade
Machado do Espectro
Espada Fantasma
Botas Embrulhadas
Item Escondido
Luvas Embrulhadas
Ira
Banhado em Luz
Corta-Pulso
Convite Contorcido
Talismã Contorcido
Maça do Wyrm
Rapieira de Osso de Wyrm
Botas de Escamas de Wyrm
Gibão de Escamas de Wyrm
Manoplas de Escamas de Wyrm
Botas de Escama de Wyrm
Manoplas de Escamas de Wyrm
Pedra da Fenda de Xoph
Pedra de Fenda Energizada de Xoph
Pedra de Fenda Enriquecida de Xoph
Pedra de Fenda Impecável de Xoph
Pedra de Fenda Pura de Xoph
Escudo Espiritual de Teixo
Chave de Yriel
Botas do Zelote
Luvas do Zelote
Elmo do Zelote
Fanastismo
Mapa: Zigurate
Couraça do Zodíaco
Olho da Autoridade de Zorath
Olho da Malevolência de Zorath
Olho do Infinito de Zorath
Olho da Inevitabilidade de Zorath

-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
`;
